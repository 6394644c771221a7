import { partStrings } from '../partStrings';
import { openRooms as de } from './de';
import { openRooms as en, type OpenRoomsStrings } from './en';

/** The strings of the public list of rooms, loaded after the home page is drawn. */
export const { useStrings: useOpenRoomsStrings } = partStrings<OpenRoomsStrings>({ en, de });
