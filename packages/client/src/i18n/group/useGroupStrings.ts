import type { Language } from '../../state/language';
import { language, useLanguage } from '../strings';
import { group as de } from './de';
import { group as en, type GroupStrings } from './en';

const languages: Readonly<Record<Language, GroupStrings>> = { en, de };

/** What is said of a group: loaded where it is shown, and not with the first page. */
export const useGroupStrings = (): GroupStrings => languages[useLanguage()];

/** The same outside a component. */
export const groupStrings = (): GroupStrings => languages[language()];
