import { carryOut, type MoveContext } from '../kit/move';
import { moves } from './moves';
import { defaultChoice } from './rules/defaults';
import { owesDecision } from './rules/due';
import { record } from './rules/story';
import type { State } from './state';
import { view } from './view';

/** The time is up: every seat that owes a decision gets its default (section 5). Throws where a default is not legal. */
export function timeOut(table: MoveContext<State>): void {
  const { state } = table;
  const late = Object.keys(state.heroes).filter((seat) => owesDecision(state, seat));
  for (const seat of late) {
    record(state, 'byClock', { seat });
    carryOut({ moves, view }, table, seat, defaultChoice(state, seat));
  }
}
