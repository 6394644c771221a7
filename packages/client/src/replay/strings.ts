import { past as de } from '../i18n/de/replay';
import { past as en, type PastWords } from '../i18n/en/replay';
import type { Language } from '../i18n/language';
import { useLanguage } from '../i18n/strings';

const languages: Readonly<Record<Language, PastWords>> = { en, de };

/** What is said about the past: loaded with it, and not with the first page. */
export const useReplayStrings = (): PastWords => languages[useLanguage()];
