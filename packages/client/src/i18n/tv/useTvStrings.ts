import { partStrings } from '../partStrings';
import { tv as de } from './de';
import { tv as en, type TvStrings } from './en';

/** The strings of a big screen, loaded with it. */
export const { useStrings: useTvStrings, currentStrings: tvStrings } = partStrings<TvStrings>({ en, de });
