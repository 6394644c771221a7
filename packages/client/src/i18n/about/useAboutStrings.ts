import type { Language } from '../../state/language';
import { language, useLanguage } from '../strings';
import { about as de } from './de';
import { type AboutStrings, about as en } from './en';

const languages: Readonly<Record<Language, AboutStrings>> = { en, de };

/** What Lantern says of itself: loaded with its page, and not with the first one. */
export const useAboutStrings = (): AboutStrings => languages[useLanguage()];

/** The same outside a component. */
export const aboutStrings = (): AboutStrings => languages[language()];
