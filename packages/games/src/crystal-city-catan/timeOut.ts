import type { Table } from '../kit/move';
import { moves } from './moves';
import { defaultChoice } from './rules/defaults';
import { owesDecision } from './rules/due';
import { record } from './rules/story';
import type { State } from './state';

/** The time is up: every seat that owes a decision gets its default; a choice already sealed stands (section 5). */
export function timeOut(table: Table<State>): void {
  for (const seat of ['0', '1'].filter((one) => owesDecision(table.state, one))) {
    const choice = defaultChoice(table.state, seat);
    if (!choice) continue;
    record(table.state, 'byClock', { seat });
    moves[choice.move]?.apply(table, seat, choice.args);
  }
}
