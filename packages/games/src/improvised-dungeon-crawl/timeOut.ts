import { playDefault } from '../kit/defaultMove';
import type { MoveContext } from '../kit/move';
import { defaultMove } from './defaultMove';
import { moves } from './moves';
import { record } from './rules/story';
import { owesDecision } from './stages';
import type { State } from './state';
import { view } from './view';

/** The time is up: each owed answer to the open decision gets its default, until another decision is open (section 5). */
export function timeOut(context: MoveContext<State>): void {
  const { state } = context;
  const { decisionId } = state;
  const nextOwing = () => state.seats.find((seat) => owesDecision(state, seat));
  for (const seat of state.seats) if (owesDecision(state, seat)) record(state, 'byClock', { seat });
  for (let seat = nextOwing(); seat !== undefined && state.decisionId === decisionId; seat = nextOwing()) {
    playDefault({ moves, view, defaultMove }, context, seat);
  }
}
