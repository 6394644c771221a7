import type { Language } from '../../state/language';
import { useLanguage } from '../strings';
import { replay as de } from './de';
import { replay as en, type ReplayStrings } from './en';

const languages: Readonly<Record<Language, ReplayStrings>> = { en, de };

/** What is said about the past: loaded with it, and not with the first page. */
export const useReplayStrings = (): ReplayStrings => languages[useLanguage()];
