import { type Action, actionOf, draftOf } from './actions';
import type { DungeonContext } from './context';
import { preferredFor } from './proposals';

/** The possible targets, and the selected one. */
export interface Aims {
  options: readonly unknown[];
  value: unknown;
}

const NOWHERE: Aims = { options: [], value: undefined };

/** The move that is being composed: the one begun by the viewer, or in their own turn the attack. */
export function openAction(context: Pick<DungeonContext, 'selection' | 'legal'>): Action | undefined {
  const { selection, legal } = context;
  const begun = actionOf(selection.move);
  if (begun) return begun;
  const first = ['attack', 'missile', 'evade'].find((move) => legal.some((choice) => choice.move === move));
  return first === undefined ? undefined : actionOf(first);
}

/** The possible target heroes or monsters of the composed move. */
export function aimsOf(context: DungeonContext, kind: 'hero' | 'monster'): Aims {
  const action = openAction(context);
  if (!action || action.aim !== kind) return NOWHERE;
  return draftOf(context.legal, action, context.selection, preferredFor(context, action)).picks.target ?? NOWHERE;
}
