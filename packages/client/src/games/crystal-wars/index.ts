import { moves } from '@lantern/games/crystal-wars/moves/index';
import { options } from '@lantern/games/crystal-wars/options';
import type { View } from '@lantern/games/crystal-wars/view';
import type { GameBoardModule } from '../../match/gameBoard';
import { about } from './about';
import { Board } from './Board';
import { moveRules } from './moveRules';
import { learn } from './say';

/** Crystal Wars for the table. */
export const client: GameBoardModule<View> = { id: 'crystal-wars', moves, options, moveRules, about, Board, learn };
