import { partStrings } from '../partStrings';
import { about as de } from './de';
import { type AboutStrings, about as en } from './en';

/** What Lantern says of itself: loaded with its page, and not with the first one. */
export const { useStrings: useAboutStrings, currentStrings: aboutStrings } = partStrings<AboutStrings>({ en, de });
