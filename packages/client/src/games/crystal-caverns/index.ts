import { moves } from '@lantern/games/crystal-caverns/moves/index';
import { options } from '@lantern/games/crystal-caverns/options';
import { text } from '@lantern/games/crystal-caverns/text.en';
import type { View } from '@lantern/games/crystal-caverns/view';
import type { GameClient } from '../../table/board';
import { Board } from './Board';

/** Crystal Caverns for the table. */
export const client: GameClient<View> = { id: 'crystal-caverns', moves, text, options, Board };
