import { partStrings } from '../partStrings';
import { series as de } from './de';
import { series as en, type SeriesStrings } from './en';

/** What is said of the matches of a room and who won them: loaded where they are shown, and not with the first page. */
export const { useStrings: useSeriesStrings, currentStrings: seriesStrings } = partStrings<SeriesStrings>({ en, de });
