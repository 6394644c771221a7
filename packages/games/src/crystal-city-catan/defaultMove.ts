import type { Seat } from '@lantern/protocol/seat';
import type { Choice } from '../kit/move';
import { CORNERS, type PoolId } from './data/geometry';
import { RESOURCES, type Resource, STANDARD_LAYOUT } from './data/resources';
import {
  colonyOf,
  emptiest,
  fullest,
  hasRoom,
  holdings,
  inPool,
  poolsOf,
  rivalOf,
  scarcest,
  typeOf,
} from './rules/colony';
import { claimsOf } from './rules/wager';
import { stageOf } from './stages';
import type { Board, Colony } from './state';

/** The default choice of a seat that nobody plays (section 5, R8.7); `undefined` if it owes no decision. */
export function defaultMove(board: Board, seat: Seat): Choice | undefined {
  const colony = colonyOf(board, seat);
  switch (stageOf(board, seat)) {
    case 'layout':
      return { move: 'placePools', args: [CORNERS.map((corner) => STANDARD_LAYOUT[corner])] };
    case 'numbers':
      return { move: 'assignDice', args: [[...colony.dice].sort((a, b) => a - b)] };
    case 'order':
      return { move: 'chooseOrder', args: [true] };
    case 'roll':
      return { move: 'rollDice', args: [] };
    case 'gain':
      return { move: 'gain', args: [defaultGain(colony)] };
    case 'claim':
      return { move: 'claim', args: defaultClaim(board, seat) };
    case 'garrison':
      return { move: 'loseGarrisonPip', args: [colony.garrison.S < colony.garrison.N ? 'S' : 'N'] };
    case 'lose':
      return { move: 'surrender', args: [defaultLosses(board, seat)] };
    case 'build':
      return { move: 'endTurn', args: [] };
    case 'answer':
      return { move: 'declineTrade', args: [] };
    case 'wait':
      return { move: 'withdrawTrade', args: [] };
    case 'idle':
      return undefined;
  }
}

/** Chooses one of some resources. */
export type Pick = (resources: readonly Resource[]) => Resource | undefined;

/** R8.7: the type the player has least of among those with room, or the picked one, into its emptiest pool. */
export function defaultGain(colony: Colony, pick: Pick = (open) => scarcest(colony, open)): PoolId | null {
  const open = RESOURCES.filter((resource) => poolsOf(colony, resource).some((pool) => hasRoom(colony, pool)));
  const resource = pick(open);
  return (resource && emptiest(colony, poolsOf(colony, resource))) ?? null;
}

/** R8.7: the player's rarest type, or the picked one, from the rival's fullest pool into the player's emptiest. */
export function defaultClaim(
  board: Board,
  seat: Seat,
  pick: Pick = (open) => scarcest(colonyOf(board, seat), open),
): [PoolId | null, PoolId | null] {
  const own = colonyOf(board, seat);
  const rival = colonyOf(board, rivalOf(seat));
  const claims = claimsOf(board, seat);
  const resource = pick([...new Set(claims.map(({ from }) => typeOf(rival, from)))]);
  if (!resource) return [null, null];
  return [fullest(rival, poolsOf(rival, resource)) ?? null, emptiest(own, poolsOf(own, resource)) ?? null];
}

/** R8.7: one at a time from the fullest pool, of the picked type if there is one. */
export function defaultLosses(board: Board, seat: Seat, pick?: Pick): Partial<Record<PoolId, number>> {
  const need = board.need[seat];
  const owned = colonyOf(board, seat);
  const colony: Colony = { ...owned, pools: { ...owned.pools } };
  const losses: Partial<Record<PoolId, number>> = {};
  for (let left = need?.kind === 'lose' ? need.count : 0; left > 0; left--) {
    const held = RESOURCES.filter((resource) => holdings(colony, resource) > 0);
    const pool = fullest(colony, poolsOf(colony, pick?.(held)));
    if (!pool) break;
    losses[pool] = (losses[pool] ?? 0) + 1;
    colony.pools[pool] = inPool(colony, pool) - 1;
  }
  return losses;
}
