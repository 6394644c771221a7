import { moves } from '@lantern/games/crystal-wars/moves/index';
import { options } from '@lantern/games/crystal-wars/options';
import { text } from '@lantern/games/crystal-wars/text.en';
import type { View } from '@lantern/games/crystal-wars/view';
import type { GameClient } from '../../table/board';
import { Board } from './Board';

/** Crystal Wars for the table. */
export const client: GameClient<View> = { id: 'crystal-wars', moves, text, options, Board };
