import type { Language } from '../../state/language';
import { useLanguage } from '../strings';
import { hint as de } from './de';
import { hint as en, type HintStrings } from './en';

const languages: Readonly<Record<Language, HintStrings>> = { en, de };

/** What is said of hints: loaded with the first that can be asked for. */
export const useHintStrings = (): HintStrings => languages[useLanguage()];
