import { partStrings } from '../partStrings';
import { votes as de } from './de';
import { votes as en, type VoteStrings } from './en';

/** What is said of the votes of those who sit: loaded with the table, and not with the first page. */
export const { useStrings: useVoteStrings } = partStrings<VoteStrings>({ en, de });
