import { partStrings } from '../partStrings';
import { tv as de } from './de';
import { tv as en, type TvStrings } from './en';

/** What is said on a big screen: loaded with it, and not with the first page. */
export const { useStrings: useTvStrings, currentStrings: tvStrings } = partStrings<TvStrings>({ en, de });
