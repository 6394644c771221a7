import { partStrings } from '../partStrings';
import { group as de } from './de';
import { group as en, type GroupStrings } from './en';

/** Loaded with the parts that show a group. */
export const { useStrings: useGroupStrings, currentStrings: groupStrings } = partStrings<GroupStrings>({ en, de });
