import { partStrings } from '../partStrings';
import { group as de } from './de';
import { group as en, type GroupStrings } from './en';

/** The strings of a group, loaded with the parts that show it. */
export const { useStrings: useGroupStrings, currentStrings: groupStrings } = partStrings<GroupStrings>({ en, de });
