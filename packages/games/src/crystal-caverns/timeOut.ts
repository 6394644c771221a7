import type { Table } from '../kit/move';
import { moves } from './moves';
import { defaultChoice } from './rules/defaults';
import { record } from './rules/story';
import type { State } from './state';

/** The time is up: every seat that owes a decision gets its default (section 5). */
export function timeOut(table: Table<State>): void {
  const { awaiting } = table.state;
  for (const seat of awaiting?.seats ?? []) {
    const choice = defaultChoice(table.state, seat);
    if (!choice) continue;
    record(table.state, 'byClock', { seat });
    moves[choice.move]?.apply(table, seat, choice.args);
  }
}
