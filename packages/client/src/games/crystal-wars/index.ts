import { moves, options, type View } from '@lantern/games/crystal-wars/board';
import type { GameBoardModule } from '../../match/gameBoard';
import { about } from './about';
import { Board } from './Board';
import { moveRules } from './moveRules';
import { counters } from './parts/counters';
import { Person } from './sheets/Person';
import { setStrings } from './strings';

/** All the client needs of Crystal Wars. */
export const board: GameBoardModule<View> = {
  id: 'crystal-wars',
  moves,
  options,
  moveRules,
  about,
  Board,
  counters,
  Person,
  colourOf: (view, seat) => view.players[seat]?.colour,
  setStrings,
};
