import type { Language } from '../../state/language';
import { language, useLanguage } from '../strings';
import { series as de } from './de';
import { series as en, type SeriesStrings } from './en';

const languages: Readonly<Record<Language, SeriesStrings>> = { en, de };

/** What is said of the matches of a room and who won them: loaded where they are shown, and not with the first page. */
export const useSeriesStrings = (): SeriesStrings => languages[useLanguage()];

/** The same outside a component. */
export const seriesStrings = (): SeriesStrings => languages[language()];
