import type { Language } from '../../state/language';
import { useLanguage } from '../strings';
import { roomSettings as de } from './de';
import { roomSettings as en, type RoomSettingsStrings } from './en';

const languages: Readonly<Record<Language, RoomSettingsStrings>> = { en, de };

/** What is said where a room is set up: loaded with its settings, and not with the first page. */
export const useRoomSettingsStrings = (): RoomSettingsStrings => languages[useLanguage()];
