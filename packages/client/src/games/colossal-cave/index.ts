import { moves, options, type View } from '@lantern/games/colossal-cave/board';
import type { GameBoardModule } from '../../match/gameBoard';
import { about } from './about';
import { Board } from './Board';
import { beats } from './beats';
import { hasNoAnswer } from './decisions/useAutoPass';
import { Person } from './later';
import { moveRules } from './moveRules';
import { counters } from './parts/counters';
import { setStrings, t } from './strings';

export const board: GameBoardModule<View> = {
  id: 'colossal-cave',
  moves,
  options,
  moveRules,
  about,
  Board,
  beats,
  // Stone: a hollow, short sound.
  timbre: {
    root: 196,
    partials: [
      [1, 1],
      [2.76, 0.35],
      [5.4, 0.1],
    ],
    ring: 0.35,
    knock: 700,
  },
  answersItself: hasNoAnswer,
  counters,
  keys: () => t().keys,
  Person,
  end: () => import('./end/index').then((part) => part.end),
  minute: () => import('./minute/index').then((part) => part.minute),
  words: () => import('./words/words').then((part) => part.wordsOf),
  moveWords: () => import('./words/moveWords').then((part) => part.moveWords),
  rulePictures: () => import('./rulebook/pictures').then((part) => part.pictures),
  setStrings,
};
