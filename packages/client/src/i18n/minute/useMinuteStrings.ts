import { partStrings } from '../partStrings';
import { minute as de } from './de';
import { minute as en, type MinuteStrings } from './en';

/** The strings of the frame of "in one minute", loaded with its links. */
export const { useStrings: useMinuteStrings } = partStrings<MinuteStrings>({ en, de });
