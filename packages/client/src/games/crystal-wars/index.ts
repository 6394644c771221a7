import { moves, options, type View } from '@lantern/games/crystal-wars/board';
import type { GameBoardModule } from '../../match/gameBoard';
import { about } from './about';
import { Board } from './Board';
import { beats } from './beats';
import { Person } from './later';
import { moveRules } from './moveRules';
import { counters } from './parts/counters';
import { optionPicture } from './parts/optionPicture';
import { setStrings, t } from './strings';

export const board: GameBoardModule<View> = {
  id: 'crystal-wars',
  moves,
  options,
  optionPicture,
  moveRules,
  about,
  Board,
  beats,
  // A drum: low, with strong overtones.
  timbre: {
    root: 165,
    partials: [
      [1, 1],
      [1.5, 0.5],
    ],
    ring: 0.45,
    knock: 500,
  },
  counters,
  keys: () => t().keys,
  Person,
  colourOf: (view, seat) => view.players[seat]?.colour,
  end: () => import('./seldom').then((part) => part.end),
  minute: () => import('./minute/index').then((part) => part.minute),
  words: () => import('./words/words').then((part) => part.wordsOf),
  moveWords: () => import('./words/moveWords').then((part) => part.moveWords),
  rulePictures: () => import('./rulebook/pictures').then((part) => part.pictures),
  setStrings,
};
