import { partStrings } from '../partStrings';
import { rulebook as de } from './de';
import { rulebook as en, type RulebookStrings } from './en';

/** The strings of the frame of the rulebook, loaded with it. */
export const { useStrings: useRulebookStrings } = partStrings<RulebookStrings>({ en, de });
