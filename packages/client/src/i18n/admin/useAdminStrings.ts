import { partStrings } from '../partStrings';
import { admin as de } from './de';
import { type AdminStrings, admin as en } from './en';

/** The strings of the page of the operator, loaded with it. */
export const { useStrings: useAdminStrings, currentStrings: adminStrings } = partStrings<AdminStrings>({ en, de });
