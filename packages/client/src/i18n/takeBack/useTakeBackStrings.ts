import { partStrings } from '../partStrings';
import { takeBack as de } from './de';
import { takeBack as en, type TakeBackStrings } from './en';

/** The strings for taking back a move, loaded with the table. */
export const { useStrings: useTakeBackStrings, currentStrings: takeBackStrings } = partStrings<TakeBackStrings>({
  en,
  de,
});
