import type { Language } from '../../state/language';
import { useLanguage } from '../strings';
import { votes as de } from './de';
import { votes as en, type VoteStrings } from './en';

const languages: Readonly<Record<Language, VoteStrings>> = { en, de };

/** What is said of the votes of those who sit: loaded with the table, and not with the first page. */
export const useVoteStrings = (): VoteStrings => languages[useLanguage()];
