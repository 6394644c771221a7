import { partStrings } from '../partStrings';
import { offer as de } from './de';
import { offer as en, type OfferStrings } from './en';

/** Loaded with the parts that show an offer. */
export const { useStrings: useOfferStrings } = partStrings<OfferStrings>({ en, de });
