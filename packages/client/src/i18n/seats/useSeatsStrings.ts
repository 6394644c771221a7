import { partStrings } from '../partStrings';
import { seats as de } from './de';
import { seats as en, type SeatsStrings } from './en';

/** The strings about all seats of a browser. */
export const { useStrings: useSeatsStrings, currentStrings: seatsStrings } = partStrings<SeatsStrings>({ en, de });
