import { partStrings } from '../partStrings';
import { refused as de } from './de';
import { refused as en, type RefusedStrings } from './en';

/** The strings for people who are not admitted, loaded when that happens. */
export const { useStrings: useRefusedStrings } = partStrings<RefusedStrings>({ en, de });
