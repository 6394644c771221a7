import { moves } from '@lantern/games/colossal-cave/moves/index';
import { options } from '@lantern/games/colossal-cave/options';
import { text } from '@lantern/games/colossal-cave/text.en';
import type { View } from '@lantern/games/colossal-cave/view';
import type { GameClient } from '../../table/board';
import { Board } from './Board';

/** Colossal Cave in the browser: its board, its moves and its words. */
export const client: GameClient<View> = { id: 'colossal-cave', moves, text, options, Board };
