import { partStrings } from '../partStrings';
import { extraTime as de } from './de';
import { type ExtraTimeStrings, extraTime as en } from './en';

/** The strings of extra time, loaded when it can be chosen or somebody has it. */
export const { useStrings: useExtraTimeStrings } = partStrings<ExtraTimeStrings>({ en, de });
