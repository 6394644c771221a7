import { useState } from 'react';

/**
 * Holds a player's unsent selection for the open decision. Every decision starts with an empty selection, from its
 * first render on.
 * @param decision changes with each question to the player
 */
export function useSelection<Selection>(
  decision: string,
  empty: Selection,
): [Selection, (change: Partial<Selection>) => void] {
  const [kept, keep] = useState({ decision, selection: empty });
  const selectionOf = (one: typeof kept) => (one.decision === decision ? one.selection : empty);
  const change = (parts: Partial<Selection>) =>
    keep((old) => ({ decision, selection: { ...selectionOf(old), ...parts } }));
  return [selectionOf(kept), change];
}
