import { boardWords } from '../../words/boardWords';
import type { Words } from './words.en';

/** What the board of Crystal Caverns says. */
export const { learn, say } = boardWords<Words>();
