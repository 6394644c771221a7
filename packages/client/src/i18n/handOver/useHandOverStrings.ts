import { partStrings } from '../partStrings';
import { handOver as de } from './de';
import { handOver as en, type HandOverStrings } from './en';

/** The strings for moving a seat to another device, loaded with the sheets. */
export const { useStrings: useHandOverStrings, currentStrings: handOverStrings } = partStrings<HandOverStrings>({
  en,
  de,
});
