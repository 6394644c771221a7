import { partStrings } from '../partStrings';
import { mail as de } from './de';
import { mail as en, type MailStrings } from './en';

/** The strings about mails, loaded with them. */
export const { useStrings: useMailStrings } = partStrings<MailStrings>({ en, de });
