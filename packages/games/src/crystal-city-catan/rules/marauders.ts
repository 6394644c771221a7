import type { Seat } from '@lantern/protocol/seat';
import { POOL_IDS, type PoolId, TAKE_ORDER } from '../data/geometry';
import { EMPTY_BUNDLE } from '../data/resources';
import type { Board, State } from '../state';
import { addToPool, armoriesOf, colonyOf, exposedOf, inPool, rivalOf, totalOf, typeOf } from './colony';
import { record } from './story';

/** The number of exposed resources that brings the Marauders (R8.6d). */
export const MARAUDERS_FROM = 7;
/** The number of resources that an Armory covers (R8.6c). */
const COVER = 2;

/** R8.6: the losses of each player, computed from the state before any loss. */
export function marauders(state: State): void {
  for (const seat of ['0', '1']) {
    const exposed = exposedAfterCover(state, seat);
    if (exposed < MARAUDERS_FROM) {
      record(state, 'maraudersPassed', { seat, exposed });
      continue;
    }
    const of = state.options.marauderLoss === 'total' ? totalOf(colonyOf(state, seat)) : exposed;
    state.need[seat] = { kind: 'lose', count: Math.ceil(of / 2), exposed };
  }
}

/** A of 10.6: exposed resources that no Armory covers. */
export function exposedAfterCover(board: Board, seat: Seat): number {
  const own = colonyOf(board, seat);
  const rival = colonyOf(board, rivalOf(seat));
  const exposed = exposedOf(own);
  const ownCover = COVER * armoriesOf(own);
  const rivalCover = COVER * armoriesOf(rival);
  if (board.options.armoryCover === 'each') return Math.max(0, exposed - ownCover - rivalCover);
  const spare = rivalCover - Math.min(rivalCover, exposedOf(rival));
  return Math.max(0, exposed - Math.min(ownCover, exposed) - spare);
}

/**
 * Removes the chosen resources, including guarded ones (R8.6e).
 * @param exposed the number of exposed resources that attracted the Marauders
 */
export function settleLosses(state: State, seat: Seat, losses: Partial<Record<PoolId, number>>, exposed: number): void {
  const colony = colonyOf(state, seat);
  const lost = { ...EMPTY_BUNDLE };
  for (const pool of POOL_IDS) {
    const count = losses[pool] ?? 0;
    if (count === 0) continue;
    lost[typeOf(colony, pool)] += count;
    addToPool(colony, pool, -count);
  }
  record(state, 'marauded', { seat, exposed, lost });
}

/** The number of resources in a choice of losses. */
export function sumOfLosses(losses: Partial<Record<PoolId, number>>): number {
  return POOL_IDS.reduce((sum, pool) => sum + (losses[pool] ?? 0), 0);
}

/** The first `most` choices of `count` resources, in lexicographic take order. */
export function lossesOf(board: Board, seat: Seat, count: number, most: number): Partial<Record<PoolId, number>>[] {
  const colony = colonyOf(board, seat);
  const found: Partial<Record<PoolId, number>>[] = [];
  const choose = (from: number, left: number, losses: Partial<Record<PoolId, number>>): void => {
    const pool = TAKE_ORDER[from];
    if (found.length >= most) return;
    if (pool === undefined) {
      found.push(losses);
      return;
    }
    const later = TAKE_ORDER.slice(from + 1).reduce((sum, other) => sum + inPool(colony, other), 0);
    for (let taken = Math.max(0, left - later); taken <= Math.min(left, inPool(colony, pool)); taken++) {
      choose(from + 1, left - taken, taken > 0 ? { ...losses, [pool]: taken } : losses);
    }
  };
  choose(0, count, {});
  return found;
}
