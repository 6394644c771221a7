import type { Language } from '../../state/language';
import { language, useLanguage } from '../strings';
import { takeback as de } from './de';
import { takeback as en, type TakebackStrings } from './en';

const languages: Readonly<Record<Language, TakebackStrings>> = { en, de };

/** What is said of a move that is taken back: loaded with the table, and not with the first page. */
export const useTakebackStrings = (): TakebackStrings => languages[useLanguage()];

/** The same outside a component. */
export const takebackStrings = (): TakebackStrings => languages[language()];
