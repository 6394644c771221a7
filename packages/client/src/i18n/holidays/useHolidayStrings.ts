import { partStrings } from '../partStrings';
import { holidays as de } from './de';
import { holidays as en, type HolidayStrings } from './en';

/** The strings of days off, loaded with them. */
export const { useStrings: useHolidayStrings } = partStrings<HolidayStrings>({ en, de });
