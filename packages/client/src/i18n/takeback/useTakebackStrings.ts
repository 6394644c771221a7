import { partStrings } from '../partStrings';
import { takeback as de } from './de';
import { takeback as en, type TakebackStrings } from './en';

/** The strings for taking back a move, loaded with the table. */
export const { useStrings: useTakebackStrings, currentStrings: takebackStrings } = partStrings<TakebackStrings>({
  en,
  de,
});
