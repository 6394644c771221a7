import type { Seat } from '@lantern/protocol/seat';
import { POOL_IDS, type PoolId } from '../data/geometry';
import type { Board, State } from '../state';
import { addToPool, colonyOf, garrisonOf, hasRoom, inPool, poolsOf, rivalOf, typeOf } from './colony';
import { record } from './story';

/** R8.2: the player with more Garrison pips may claim one resource of the rival; skipped if no claim is legal. */
export function wager(state: State): void {
  const first = garrisonOf(colonyOf(state, '0'));
  const second = garrisonOf(colonyOf(state, '1'));
  if (first === second) {
    record(state, 'wagerTied', { pips: first });
    return;
  }
  const seat = first > second ? '0' : '1';
  record(state, 'wagerWon', { seat, pips: Math.max(first, second), rival: Math.min(first, second) });
  if (claimsOf(state, seat).length > 0) state.need[seat] = { kind: 'claim' };
}

/** Every legal claim: from one of the rival's pools into one of the player's of the same type that has room. */
export function claimsOf(board: Board, seat: Seat): { from: PoolId; to: PoolId }[] {
  const own = colonyOf(board, seat);
  const rival = colonyOf(board, rivalOf(seat));
  const filled = POOL_IDS.filter((pool) => inPool(rival, pool) > 0);
  return filled.flatMap((from) =>
    poolsOf(own, typeOf(rival, from))
      .filter((to) => hasRoom(own, to))
      .map((to) => ({ from, to })),
  );
}

/** Carries a claim out, or declines it. */
export function settleClaim(state: State, seat: Seat, from: PoolId | null, to: PoolId | null): void {
  if (from === null || to === null) {
    record(state, 'claimDeclined', { seat });
    return;
  }
  const rival = colonyOf(state, rivalOf(seat));
  const resource = typeOf(rival, from);
  addToPool(rival, from, -1);
  addToPool(colonyOf(state, seat), to, 1);
  record(state, 'claimed', { seat, resource, from, to });
}
