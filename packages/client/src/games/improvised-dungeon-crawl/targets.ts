import { type Action, actionOf, draftOf } from './actions';
import type { TableProps } from './context';
import { preferredFor } from './proposals';

/** What can be pointed at now. */
export interface Aims {
  options: readonly unknown[];
  value: unknown;
}

const NOWHERE: Aims = { options: [], value: undefined };

/** The move that is being put together: what has been begun, or on one's own turn the attack. */
export function openAction(table: Pick<TableProps, 'half' | 'legal'>): Action | undefined {
  const { half, legal } = table;
  const begun = actionOf(half.move);
  if (begun) return begun;
  const first = ['attack', 'missile', 'evade'].find((move) => legal.some((choice) => choice.move === move));
  return first === undefined ? undefined : actionOf(first);
}

/** Heroes or monsters that the move being put together can be meant for. */
export function aimsOf(table: TableProps, kind: 'hero' | 'monster'): Aims {
  const action = openAction(table);
  if (!action || action.aim !== kind) return NOWHERE;
  return draftOf(table.legal, action, table.half, preferredFor(table, action)).picks.target ?? NOWHERE;
}
