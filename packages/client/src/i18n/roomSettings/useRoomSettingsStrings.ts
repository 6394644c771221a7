import { partStrings } from '../partStrings';
import { roomSettings as de } from './de';
import { roomSettings as en, type RoomSettingsStrings } from './en';

/** What is said where a room is set up: loaded with its settings, and not with the first page. */
export const { useStrings: useRoomSettingsStrings } = partStrings<RoomSettingsStrings>({ en, de });
