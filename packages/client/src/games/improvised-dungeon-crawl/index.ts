import { hasSecrets, moves, options, type View } from '@lantern/games/improvised-dungeon-crawl/board';
import type { GameBoardModule } from '../../match/gameBoard';
import { about } from './about';
import { Board } from './Board';
import { beats } from './beats';
import { Person } from './later';
import { moveRules } from './moveRules';
import { counters } from './parts/counters';
import { setStrings, t } from './strings';

export const board: GameBoardModule<View> = {
  id: 'improvised-dungeon-crawl',
  moves,
  options,
  moveRules,
  about,
  Board,
  beats,
  // An iron bell with its minor third.
  timbre: {
    root: 220,
    partials: [
      [1, 1],
      [2, 0.4],
      [2.4, 0.35],
      [3, 0.2],
    ],
    ring: 0.8,
    knock: 850,
  },
  counters,
  keys: () => t().keys,
  Person,
  turns: { roomEntered: 'lead' },
  hasSecrets,
  party: true,
  end: () => import('./seldom').then((part) => part.end),
  minute: () => import('./minute/index').then((part) => part.minute),
  words: () => import('./words/words').then((part) => part.wordsOf),
  moveWords: () => import('./words/moveWords').then((part) => part.moveWords),
  rulePictures: () => import('./rulebook/pictures').then((part) => part.pictures),
  setStrings,
};
