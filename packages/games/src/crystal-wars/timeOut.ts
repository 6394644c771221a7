import { playDefault } from '../kit/defaultMove';
import type { MoveContext } from '../kit/move';
import { defaultMove } from './defaultMove';
import { moves } from './moves';
import { record } from './rules/story';
import { stageOf } from './stages';
import type { State } from './state';
import { view } from './view';

/**
 * The time is up: the seat that is asked gets the default, and again until the step is over or another seat is asked.
 * @throws where a default is missing or not legal
 */
export function timeOut(context: MoveContext<State>): void {
  const { state } = context;
  const seat = state.question?.picker ?? state.active;
  const stage = stageOf(state, seat);
  if (stage === 'idle') return;
  record(state, 'byClock', { seat });
  const { turnNo } = state;
  while (state.turnNo === turnNo && stageOf(state, seat) === stage) {
    playDefault({ moves, view, defaultMove }, context, seat);
  }
}
