import { partStrings } from '../partStrings';
import { replay as de } from './de';
import { replay as en, type ReplayStrings } from './en';

/** Loaded with the first replay. */
export const { useStrings: useReplayStrings } = partStrings<ReplayStrings>({ en, de });
