import type { Table } from '../kit/move';
import { takeDefault } from '../kit/timeOut';
import { moves } from './moves';
import { defaultChoice } from './rules/defaults';
import { stageOf } from './rules/due';
import { record } from './rules/story';
import type { State } from './state';
import { view } from './view';

/**
 * The time is up: whoever is asked gets the default, and again until the step is over or somebody else is asked.
 * @throws if a default is missing or refused
 */
export function timeOut(table: Table<State>): void {
  const { state } = table;
  const seat = state.question?.picker ?? state.active;
  const stage = stageOf(state, seat);
  if (stage === 'idle') return;
  record(state, 'byClock', { seat });
  const { turnNo } = state;
  while (state.turnNo === turnNo && stageOf(state, seat) === stage) {
    takeDefault(moves, table, view(state, seat), seat, defaultChoice(state, seat));
  }
}
