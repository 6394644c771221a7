import { partStrings } from '../partStrings';
import { takeback as de } from './de';
import { takeback as en, type TakebackStrings } from './en';

/** What is said of a move that is taken back: loaded with the table, and not with the first page. */
export const { useStrings: useTakebackStrings, currentStrings: takebackStrings } = partStrings<TakebackStrings>({
  en,
  de,
});
