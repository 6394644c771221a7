import { partStrings } from '../partStrings';
import { hint as de } from './de';
import { hint as en, type HintStrings } from './en';

/** The strings of hints, loaded when hints first become available. */
export const { useStrings: useHintStrings } = partStrings<HintStrings>({ en, de });
