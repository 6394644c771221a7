import { moduleOf } from '../engine/boardgame';
import { decisionClock } from '../kit/clock';
import type { Course } from '../module';
import { bot } from './bot/bot';
import type { Facts } from './facts';
import { invariants } from './invariants';
import { moves } from './moves';
import { type Options, options } from './options';
import { defaultChoice } from './rules/defaults';
import { stagesOf } from './rules/due';
import { setup } from './setup';
import type { State } from './state';
import { text } from './strings/en/index';
import { shows } from './takeback';
import { timeOut } from './timeOut';
import { type View, view } from './view';

/** Crystal Caverns. */
export const crystalCaverns = moduleOf<State, View, Options, Facts>({
  id: 'crystal-caverns',
  rulesVersion: 1,
  players: { min: 1, max: 5 },
  options,
  setup,
  course,
  view,
  moves,
  clock: decisionClock,
  timeOut,
  defaultMove: defaultChoice,
  bot,
  shows,
  open: true,
  invariants,
  text,
});

/** What comes before the first turn of the party is boardgame.io's first turn; the turns of the party follow it. */
function course(state: State): Course {
  return {
    turn: state.turnNo + 1,
    seat: state.active ?? '0',
    stages: stagesOf(state),
    result: state.result,
  };
}
