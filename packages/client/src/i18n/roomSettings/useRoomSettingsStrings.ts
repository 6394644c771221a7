import { partStrings } from '../partStrings';
import { roomSettings as de } from './de';
import { roomSettings as en, type RoomSettingsStrings } from './en';

export const { useStrings: useRoomSettingsStrings } = partStrings<RoomSettingsStrings>({ en, de });
