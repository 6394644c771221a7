import { partStrings } from '../partStrings';
import { about as de } from './de';
import { type AboutStrings, about as en } from './en';

/** The strings of the about page, loaded with it. */
export const { useStrings: useAboutStrings, currentStrings: aboutStrings } = partStrings<AboutStrings>({ en, de });
