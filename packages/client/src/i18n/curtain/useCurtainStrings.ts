import { partStrings } from '../partStrings';
import { curtain as de } from './de';
import { type CurtainStrings, curtain as en } from './en';

/** What is said of the hands a device goes through: loaded with a table that is shared, and not with the first page. */
export const { useStrings: useCurtainStrings } = partStrings<CurtainStrings>({ en, de });
