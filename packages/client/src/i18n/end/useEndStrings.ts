import { partStrings } from '../partStrings';
import { end as de } from './de';
import { type EndStrings, end as en } from './en';

/** The strings of the end of a match, loaded when a match ends. */
export const { useStrings: useEndStrings, currentStrings: endStrings } = partStrings<EndStrings>({ en, de });
