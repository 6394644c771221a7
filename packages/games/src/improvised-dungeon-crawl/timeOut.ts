import type { MoveContext } from '../kit/move';
import { defaultMove } from './defaultMove';
import { moves } from './moves';
import { record } from './rules/story';
import { owesDecision } from './stages';
import type { State } from './state';
import { view } from './view';

/** The time is up: whatever is owed for the open decision gets its default, until another decision is open (section 5). */
export function timeOut(table: MoveContext<State>): void {
  const { state } = table;
  const { decisionId } = state;
  const late = state.seats.filter((seat) => owesDecision(state, seat));
  for (const seat of late) record(state, 'byClock', { seat });
  while (state.decisionId === decisionId) {
    const seat = state.seats.find((one) => owesDecision(state, one));
    const choice = seat !== undefined && defaultMove(view(state, seat), seat);
    if (!choice) return;
    moves[choice.move]?.apply(table, seat, choice.args);
  }
}
