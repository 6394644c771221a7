import type { Language } from '../../state/language';
import { useLanguage } from '../strings';
import { past as de } from './de';
import { past as en, type PastWords } from './en';

const languages: Readonly<Record<Language, PastWords>> = { en, de };

/** What is said about the past: loaded with it, and not with the first page. */
export const useReplayStrings = (): PastWords => languages[useLanguage()];
