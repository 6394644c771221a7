import { partStrings } from '../partStrings';
import { handOver as de } from './de';
import { handOver as en, type HandOverStrings } from './en';

/** What is said of a seat that goes to another device: loaded with its sheets, and not with the first page. */
export const { useStrings: useHandOverStrings, currentStrings: handOverStrings } = partStrings<HandOverStrings>({
  en,
  de,
});
