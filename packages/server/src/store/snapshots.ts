import { applyPatch } from '@lantern/games/engine/patch';
import type { PatchOperation } from '@lantern/protocol/patch';
import type { StoredState } from './records';

/** Rebuilds a state from a snapshot and the deltas after it, in order. All are JSON texts. */
export function stateAfter(snapshot: string, deltas: readonly string[]): StoredState {
  return deltas.reduce(
    (now, delta) => applyPatch(now, JSON.parse(delta) as PatchOperation[]),
    JSON.parse(snapshot) as StoredState,
  );
}
