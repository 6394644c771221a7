import type { Language } from '../../state/language';
import { useLanguage } from '../strings';
import { gameNight as de } from './de';
import { gameNight as en, type GameNightStrings } from './en';

const languages: Readonly<Record<Language, GameNightStrings>> = { en, de };

/** What is said of a game night: loaded where it is shown, and not with the first page. */
export const useGameNightStrings = (): GameNightStrings => languages[useLanguage()];

/** The same in any language: an invitation may be in another one than the page. */
export const gameNightStringsIn = (language: Language): GameNightStrings => languages[language];
