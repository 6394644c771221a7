import { playDefault } from '../kit/defaultMove';
import type { MoveContext } from '../kit/move';
import { defaultMove } from './defaultMove';
import { moves } from './moves';
import { record } from './rules/story';
import { owesDecision } from './stages';
import type { State } from './state';
import { view } from './view';

/** The time is up: every seat that owes a decision gets its default; a choice already sealed stands (section 5). */
export function timeOut(context: MoveContext<State>): void {
  const { state } = context;
  for (const seat of ['0', '1'].filter((one) => owesDecision(state, one))) {
    record(state, 'byClock', { seat });
    playDefault({ moves, view, defaultMove }, context, seat);
  }
}
