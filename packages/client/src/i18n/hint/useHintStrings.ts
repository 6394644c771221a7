import { partStrings } from '../partStrings';
import { hint as de } from './de';
import { hint as en, type HintStrings } from './en';

/** What is said of hints: loaded with the first that can be asked for. */
export const { useStrings: useHintStrings } = partStrings<HintStrings>({ en, de });
