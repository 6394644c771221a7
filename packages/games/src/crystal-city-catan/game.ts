import { moduleOf } from '../engine/boardgame';
import type { Course } from '../module';
import { bot } from './bot/bot';
import type { Facts } from './facts';
import { invariants } from './invariants';
import { moves } from './moves';
import { type Options, options } from './options';
import { clock } from './rules/clock';
import { defaultChoice } from './rules/defaults';
import { stageOf } from './rules/due';
import { setup } from './setup';
import type { State } from './state';
import { text } from './strings/en/index';
import { lost, shows } from './takeback';
import { timeOut } from './timeOut';
import { type View, view } from './view';

/** Crystal City Catan. */
export const crystalCityCatan = moduleOf<State, View, Options, Facts>({
  id: 'crystal-city-catan',
  rulesVersion: 1,
  players: { min: 2, max: 2 },
  options,
  setup,
  course,
  view,
  moves,
  clock,
  timeOut,
  defaultMove: defaultChoice,
  bot,
  shows,
  lost,
  invariants,
  text,
});

/** The setup is boardgame.io's first turn; the turns of the game follow it. */
function course(state: State): Course {
  return {
    turn: state.turnNo + 1,
    seat: state.active ?? '0',
    stages: { '0': stageOf(state, '0'), '1': stageOf(state, '1') },
    result: state.result,
  };
}
