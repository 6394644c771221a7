import { moves, options, type View } from '@lantern/games/new-game/board';
import type { GameBoardModule } from '../../match/gameBoard';
import { Board } from './Board';
import { beats } from './beats';
import { counters } from './counters';
import { moveRules } from './moveRules';
import { setStrings } from './strings';

/** The parts of New Game that the client uses. */
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
