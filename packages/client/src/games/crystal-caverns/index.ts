import { moves, options, type View } from '@lantern/games/crystal-caverns/board';
import type { GameBoardModule } from '../../match/gameBoard';
import { about } from './about';
import { Board } from './Board';
import { beats } from './beats';
import { Person } from './later';
import { moveRules } from './moveRules';
import { colourOf, counters } from './parts/counters';
import { setStrings } from './strings';

export const board: GameBoardModule<View> = {
  id: 'crystal-caverns',
  moves,
  options,
  moveRules,
  about,
  Board,
  beats,
  // A struck crystal has a high tone and a long decay.
  timbre: {
    root: 392,
    partials: [
      [1, 1],
      [2.32, 0.3],
      [4.25, 0.16],
    ],
    ring: 1.1,
    knock: 2200,
  },
  counters,
  Person,
  colourOf,
  party: true,
  end: () => import('./end/index').then((part) => part.end),
  minute: () => import('./minute/index').then((part) => part.minute),
  words: () => import('./words/words').then((part) => part.wordsOf),
  moveWords: () => import('./words/moveWords').then((part) => part.moveWords),
  rulePictures: () => import('./rulebook/pictures').then((part) => part.pictures),
  setStrings,
};
