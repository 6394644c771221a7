import { partStrings } from '../partStrings';
import { command as de } from './de';
import { type CommandStrings, command as en } from './en';

/** The strings of the command line, loaded with it. */
export const { currentStrings: commandStrings, useStrings: useCommandStrings } = partStrings<CommandStrings>({
  en,
  de,
});
