import { moduleOf } from '../engine/boardgame';
import { decisionClock } from '../kit/clock';
import type { Course } from '../module';
import { bot } from './bot/bot';
import type { Facts } from './facts';
import { invariants } from './invariants';
import { moves } from './moves';
import { type Options, options } from './options';
import { defaultChoice } from './rules/defaults';
import { stageOf } from './rules/due';
import { livingSeats } from './rules/squares';
import { setup } from './setup';
import type { State } from './state';
import { text } from './strings/en/index';
import { shows } from './takeback';
import { timeOut } from './timeOut';
import { type View, view } from './view';

/** Crystal Wars. */
export const crystalWars = moduleOf<State, View, Options, Facts>({
  id: 'crystal-wars',
  rulesVersion: 1,
  players: { min: 2, max: 4 },
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

/** Everybody still in the match may at least concede: they are `idle`. */
function course(state: State): Course {
  const stages = state.result ? [] : livingSeats(state).map((seat) => [seat, stageOf(state, seat)]);
  return { turn: state.turnNo, seat: state.active, stages: Object.fromEntries(stages), result: state.result };
}
