import { partStrings } from '../../../i18n/partStrings';
import { words as de } from './strings.de';
import { words as en, type Words } from './strings.en';

/** The strings of the table in words, loaded after the table. */
export const { currentStrings: w } = partStrings<Words>({ en, de });
