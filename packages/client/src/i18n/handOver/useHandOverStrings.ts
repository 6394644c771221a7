import type { Language } from '../../state/language';
import { language, useLanguage } from '../strings';
import { handOver as de } from './de';
import { handOver as en, type HandOverStrings } from './en';

const languages: Readonly<Record<Language, HandOverStrings>> = { en, de };

/** What is said of a seat that goes to another device: loaded with its sheets, and not with the first page. */
export const useHandOverStrings = (): HandOverStrings => languages[useLanguage()];

/** The same outside a component. */
export const handOverStrings = (): HandOverStrings => languages[language()];
