import { partStrings } from '../partStrings';
import { extraTime as de } from './de';
import { type ExtraTimeStrings, extraTime as en } from './en';

/** The strings of more time, loaded where it can be chosen and where somebody has it. */
export const { useStrings: useExtraTimeStrings } = partStrings<ExtraTimeStrings>({ en, de });
