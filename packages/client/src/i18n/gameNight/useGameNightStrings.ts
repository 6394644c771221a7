import type { Language } from '../../state/language';
import { isolating } from '../isolating';
import { useLanguage } from '../strings';
import { gameNight as de } from './de';
import { gameNight as en, type GameNightStrings } from './en';

const languages: Readonly<Record<Language, GameNightStrings>> = isolating({ en, de });

/** The strings of a game night, loaded with the parts that show it. */
export const useGameNightStrings = (): GameNightStrings => languages[useLanguage()];

/** Returns the strings in a given language: an invitation may use another one than the page. */
export const gameNightStringsIn = (language: Language): GameNightStrings => languages[language];
