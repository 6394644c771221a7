import { partStrings } from '../partStrings';
import { hooks as de } from './de';
import { hooks as en, type HookStrings } from './en';

/** The strings of the channels of a room, loaded with them. */
export const { useStrings: useHookStrings } = partStrings<HookStrings>({ en, de });
