import { partStrings } from '../partStrings';
import { votes as de } from './de';
import { votes as en, type VoteStrings } from './en';

/** The strings of the players' votes, loaded with the table. */
export const { useStrings: useVoteStrings } = partStrings<VoteStrings>({ en, de });
