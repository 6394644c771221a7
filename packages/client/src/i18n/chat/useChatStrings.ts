import { partStrings } from '../partStrings';
import { chat as de } from './de';
import { type ChatStrings, chat as en } from './en';

export const { useStrings: useChatStrings } = partStrings<ChatStrings>({ en, de });
