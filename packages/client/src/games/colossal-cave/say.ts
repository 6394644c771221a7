import { boardWords } from '../../words/boardWords';
import type { Words } from './words.en';

/** What the board of Colossal Cave says. */
export const { learn, say } = boardWords<Words>();
