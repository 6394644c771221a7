import type { Language } from '../../state/language';
import { useLanguage } from '../strings';
import { introduction as de } from './de';
import { introduction as en, type IntroductionUiStrings } from './en';

const languages: Readonly<Record<Language, IntroductionUiStrings>> = { en, de };

/** What is said around the pictures of an introduction: loaded with its button, and not with the first page. */
export const useIntroductionStrings = (): IntroductionUiStrings => languages[useLanguage()];
