import { playDefault } from '../kit/defaultMove';
import type { MoveContext } from '../kit/move';
import { defaultMove } from './defaultMove';
import { moves } from './moves';
import { record } from './rules/story';
import { owesDecision } from './stages';
import type { State } from './state';
import { view } from './view';

/** The time is up: every seat that owes a decision gets its default (section 5). Throws where a default is not legal. */
export function timeOut(context: MoveContext<State>): void {
  const { state } = context;
  const late = Object.keys(state.heroes).filter((seat) => owesDecision(state, seat));
  for (const seat of late) {
    record(state, 'byClock', { seat });
    playDefault({ moves, view, defaultMove }, context, seat);
  }
}
