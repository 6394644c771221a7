import { hasSecrets, moves, options, type View } from '@lantern/games/crystal-city-catan/board';
import type { GameBoardModule } from '../../match/gameBoard';
import { about } from './about';
import { Board } from './Board';
import { moveRules } from './moveRules';
import { counters } from './parts/standing';
import { Person } from './sheets/Person';
import { setStrings } from './strings';

/** All the client needs of Crystal City Catan. */
export const board: GameBoardModule<View> = {
  id: 'crystal-city-catan',
  moves,
  options,
  moveRules,
  about,
  Board,
  counters,
  Person,
  colourOf: (view, seat) => view.colonies[seat]?.colour,
  hasSecrets,
  setStrings,
};
