import { partStrings } from '../partStrings';
import { yourRooms as de } from './de';
import { yourRooms as en, type YourRoomsStrings } from './en';

/** The strings of the list of this browser's rooms, loaded after the page of the games is drawn. */
export const { useStrings: useYourRoomsStrings } = partStrings<YourRoomsStrings>({ en, de });
