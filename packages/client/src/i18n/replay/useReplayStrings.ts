import { partStrings } from '../partStrings';
import { replay as de } from './de';
import { replay as en, type ReplayStrings } from './en';

/** What is said about the past: loaded with it, and not with the first page. */
export const { useStrings: useReplayStrings } = partStrings<ReplayStrings>({ en, de });
