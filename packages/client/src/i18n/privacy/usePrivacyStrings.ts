import { partStrings } from '../partStrings';
import { privacy as de } from './de';
import { privacy as en, type PrivacyStrings } from './en';

/** The strings of the privacy page, loaded with it. */
export const { useStrings: usePrivacyStrings } = partStrings<PrivacyStrings>({ en, de });
