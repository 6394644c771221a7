import type { Seat } from '@lantern/protocol/seat';
import type { PoolId } from '../data/geometry';
import type { State } from '../state';
import { addToPool, colonyOf, commerceOf, hasRoom, poolsOf, typeOf } from './colony';
import { record } from './story';

/** R8.3: each player with room may add one to a pool. */
export function quarterlyGains(state: State): void {
  for (const seat of ['0', '1']) {
    if (canGain(state, seat)) state.need[seat] = { kind: 'gain', optional: true };
  }
}

/** R8.4: the higher commerce rating adds one to a pool. */
export function traders(state: State): void {
  const first = commerceOf(colonyOf(state, '0'));
  const second = commerceOf(colonyOf(state, '1'));
  if (first === second) {
    record(state, 'tradersTied', { pips: first });
    return;
  }
  const seat = first > second ? '0' : '1';
  record(state, 'tradersWon', { seat, pips: Math.max(first, second), rival: Math.min(first, second) });
  if (canGain(state, seat)) state.need[seat] = { kind: 'gain', optional: false };
}

/** The chosen gain, or none. */
export function settleGain(state: State, seat: Seat, pool: PoolId | null): void {
  if (pool === null) {
    record(state, 'gainDeclined', { seat });
    return;
  }
  const colony = colonyOf(state, seat);
  addToPool(colony, pool, 1);
  record(state, 'gained', { seat, resource: typeOf(colony, pool), pool });
}

function canGain(state: State, seat: Seat): boolean {
  const colony = colonyOf(state, seat);
  return poolsOf(colony).some((pool) => hasRoom(colony, pool));
}
