import { partStrings } from '../partStrings';
import { speech as de } from './de';
import { speech as en, type SpeechStrings } from './en';

/** The strings of the announcer and the skip links, loaded after the table. */
export const { currentStrings: speechStrings, useStrings: useSpeechStrings } = partStrings<SpeechStrings>({ en, de });
