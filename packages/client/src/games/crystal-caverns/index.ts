import { moves, options, type View } from '@lantern/games/crystal-caverns/board';
import type { GameBoardModule } from '../../match/gameBoard';
import { about } from './about';
import { Board } from './Board';
import { Person } from './later';
import { moveRules } from './moveRules';
import { colourOf, counters } from './parts/counters';
import { setStrings } from './strings';

/** All the client needs of Crystal Caverns. */
export const board: GameBoardModule<View> = {
  id: 'crystal-caverns',
  moves,
  options,
  moveRules,
  about,
  Board,
  counters,
  Person,
  colourOf,
  setStrings,
};
