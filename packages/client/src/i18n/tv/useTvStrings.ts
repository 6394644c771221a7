import type { Language } from '../../state/language';
import { language, useLanguage } from '../strings';
import { tv as de } from './de';
import { tv as en, type TvWords } from './en';

const languages: Readonly<Record<Language, TvWords>> = { en, de };

/** What is said on a big screen: loaded with it, and not with the first page. */
export const useTvWords = (): TvWords => languages[useLanguage()];

/** The same outside a component. */
export const tvWords = (): TvWords => languages[language()];
