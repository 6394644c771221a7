import { moves } from '@lantern/games/improvised-dungeon-crawl/moves/index';
import { options } from '@lantern/games/improvised-dungeon-crawl/options';
import { text } from '@lantern/games/improvised-dungeon-crawl/text.en';
import type { View } from '@lantern/games/improvised-dungeon-crawl/view';
import type { GameClient } from '../../table/board';
import { Board } from './Board';

/** Improvised Dungeon Crawl for the table. */
export const client: GameClient<View> = { id: 'improvised-dungeon-crawl', moves, text, options, Board };
