import { moves } from '@lantern/games/crystal-city-catan/moves/index';
import { options } from '@lantern/games/crystal-city-catan/options';
import { text } from '@lantern/games/crystal-city-catan/text.en';
import type { View } from '@lantern/games/crystal-city-catan/view';
import type { GameClient } from '../../table/board';
import { Board } from './Board';

/** Crystal City Catan for the table. */
export const client: GameClient<View> = { id: 'crystal-city-catan', moves, text, options, Board };
