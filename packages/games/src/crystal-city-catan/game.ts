import { moduleOf } from '../kit/boardgame';
import type { Course } from '../module';
import { bot } from './bot';
import type { Facts } from './facts';
import { moves } from './moves';
import { type Options, options } from './options';
import { clock } from './rules/clock';
import { defaultChoice } from './rules/defaults';
import { stageOf } from './rules/due';
import { invariants } from './rules/invariants';
import { setup } from './setup';
import type { State } from './state';
import { lost, shows } from './takeBack';
import { text } from './text.en';
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
