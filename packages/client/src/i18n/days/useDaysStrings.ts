import { partStrings } from '../partStrings';
import { daysStrings as de } from './de';
import { type DaysStrings, daysStrings as en } from './en';

/** The texts of matches over days, loaded when one is set up or played. */
export const { useStrings: useDaysStrings } = partStrings<DaysStrings>({ en, de });
