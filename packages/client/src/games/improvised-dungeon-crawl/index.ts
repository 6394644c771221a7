import { hasSecrets, moves, options, type View } from '@lantern/games/improvised-dungeon-crawl/board';
import type { GameBoardModule } from '../../match/gameBoard';
import { about } from './about';
import { Board } from './Board';
import { moveRules } from './moveRules';
import { counters } from './parts/counters';
import { Person } from './sheets/Person';
import { setStrings } from './strings';

/** All the client needs of improvised Dungeon Crawl. */
export const board: GameBoardModule<View> = {
  id: 'improvised-dungeon-crawl',
  moves,
  options,
  moveRules,
  about,
  Board,
  counters,
  Person,
  hasSecrets,
  setStrings,
};
