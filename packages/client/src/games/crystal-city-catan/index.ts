import { hasSecrets, moves, options, type View } from '@lantern/games/crystal-city-catan/board';
import type { GameBoardModule } from '../../match/gameBoard';
import { about } from './about';
import { Board } from './Board';
import { beats } from './beats';
import { moveRules } from './moveRules';
import { counters } from './parts/standing';
import { Person } from './sheets/Person';
import { setStrings } from './strings';

export const board: GameBoardModule<View> = {
  id: 'crystal-city-catan',
  moves,
  options,
  moveRules,
  about,
  Board,
  beats,
  // Wood, like a marimba.
  timbre: {
    root: 261.6,
    partials: [
      [1, 1],
      [4, 0.25],
    ],
    ring: 0.5,
    knock: 1200,
  },
  counters,
  Person,
  colourOf: (view, seat) => view.colonies[seat]?.colour,
  hasSecrets,
  end: () => import('./end/index').then((part) => part.end),
  minute: () => import('./minute/index').then((part) => part.minute),
  words: () => import('./words/words').then((part) => part.wordsOf),
  moveWords: () => import('./words/moveWords').then((part) => part.moveWords),
  rulePictures: () => import('./rulebook/pictures').then((part) => part.pictures),
  setStrings,
};
