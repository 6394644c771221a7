import { partStrings } from '../partStrings';
import { turnLink as de } from './de';
import { turnLink as en, type TurnLinkStrings } from './en';

/** The strings of the page of a link, loaded with it. */
export const { useStrings: useTurnLinkStrings } = partStrings<TurnLinkStrings>({ en, de });
