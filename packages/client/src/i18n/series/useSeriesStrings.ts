import { partStrings } from '../partStrings';
import { series as de } from './de';
import { series as en, type SeriesStrings } from './en';

/** The strings of the matches of a room, loaded with the parts that show them. */
export const { useStrings: useSeriesStrings, currentStrings: seriesStrings } = partStrings<SeriesStrings>({ en, de });
