import { moves, options, type View } from '@lantern/games/new-game/board';
import type { GameBoardModule } from '../../match/gameBoard';
import { Board } from './Board';
import { beats } from './beats';
import { counters } from './counters';
import { moveRules } from './moveRules';
import { setStrings } from './strings';

/** All the client needs of New Game. */
export const board: GameBoardModule<View> = {
  id: 'new-game',
  moves,
  options,
  moveRules,
  about: {},
  Board,
  beats,
  counters,
  setStrings,
};
