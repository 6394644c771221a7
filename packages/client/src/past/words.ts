import { past as de } from '../words/de/past';
import { past as en, type PastWords } from '../words/en/past';
import type { Language } from '../words/language';
import { useLanguage } from '../words/words';

const languages: Readonly<Record<Language, PastWords>> = { en, de };

/** What is said about the past: loaded with it, and not with the first page. */
export const usePastWords = (): PastWords => languages[useLanguage()];
