import { partStrings } from '../partStrings';
import { keys as de } from './de';
import { keys as en, type KeyStrings } from './en';

/** The strings of the keyboard shortcuts, loaded with the sheets of the frame. */
export const { useStrings: useKeyStrings } = partStrings<KeyStrings>({ en, de });
