import { partStrings } from '../partStrings';
import { offer as de } from './de';
import { offer as en, type OfferStrings } from './en';

/** The strings of an offer, loaded with the parts that show it. */
export const { useStrings: useOfferStrings } = partStrings<OfferStrings>({ en, de });
