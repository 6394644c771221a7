import { partStrings } from '../partStrings';
import { leaving as de } from './de';
import { leaving as en, type LeavingStrings } from './en';

/** The strings for giving up a seat or a role, loaded when somebody does so. */
export const { useStrings: useLeavingStrings, currentStrings: leavingStrings } = partStrings<LeavingStrings>({
  en,
  de,
});
