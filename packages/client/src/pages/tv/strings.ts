import { tv as de } from '../../i18n/de/tv';
import { tv as en, type TvWords } from '../../i18n/en/tv';
import type { Language } from '../../i18n/language';
import { language, useLanguage } from '../../i18n/strings';

const languages: Readonly<Record<Language, TvWords>> = { en, de };

/** What is said on a big screen: loaded with it, and not with the first page. */
export const useTvWords = (): TvWords => languages[useLanguage()];

/** The same outside a component. */
export const tvWords = (): TvWords => languages[language()];
