import { boardgameOf } from '../kit/boardgame';
import type { GameModule } from '../module';
import { bot } from './bot';
import { defaultMove } from './defaultMove';
import type { Facts } from './facts';
import { moves } from './moves';
import { type Options, options } from './options';
import { clock, course } from './rules/course';
import { takeDefaults } from './rules/flow';
import { invariants } from './rules/invariants';
import { setup } from './setup';
import type { State } from './state';
import { text } from './text.en';
import { type View, view } from './view';

const parts = {
  id: 'colossal-cave',
  rulesVersion: 1,
  players: { min: 3, max: 4 },
  options,
  setup,
  course,
  view,
  moves,
  clock,
  timeOut: takeDefaults,
};

/** Colossal Cave: The Board Game. */
export const colossalCave: GameModule<State, View, Options, Facts> = {
  ...parts,
  defaultMove,
  bot,
  invariants,
  text,
  game: boardgameOf<State, View, Options, Facts>(parts),
};
