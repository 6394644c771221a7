import { boardWords } from '../../words/boardWords';
import type { Words } from './words.en';

/** What the board of improvised Dungeon Crawl says. */
export const { learn, say } = boardWords<Words>();
