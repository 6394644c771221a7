import { tv as de } from '../../words/de/tv';
import { tv as en, type TvWords } from '../../words/en/tv';
import type { Language } from '../../words/language';
import { language, useLanguage } from '../../words/words';

const languages: Readonly<Record<Language, TvWords>> = { en, de };

/** What is said on a big screen: loaded with it, and not with the first page. */
export const useTvWords = (): TvWords => languages[useLanguage()];

/** The same outside a component. */
export const tvWords = (): TvWords => languages[language()];
