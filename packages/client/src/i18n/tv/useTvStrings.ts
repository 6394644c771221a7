import type { Language } from '../../state/language';
import { language, useLanguage } from '../strings';
import { tv as de } from './de';
import { tv as en, type TvStrings } from './en';

const languages: Readonly<Record<Language, TvStrings>> = { en, de };

/** What is said on a big screen: loaded with it, and not with the first page. */
export const useTvStrings = (): TvStrings => languages[useLanguage()];

/** The same outside a component. */
export const tvStrings = (): TvStrings => languages[language()];
