import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import * as v from 'valibot';
import { type Move, refusal } from '../../kit/move';
import type { PoolId } from '../data/geometry';
import { colonyOf, hasRoom, poolsOf } from '../rules/colony';
import { refuseUnlessNeed } from '../rules/preconditions';
import { seal } from '../rules/sealing';
import { settleNeeds } from '../rules/turn';
import { stageOf } from '../stages';
import type { State } from '../state';
import type { View } from '../view';
import { poolSchema } from './schemas';

/** Adds one resource to a pool of the player, or declines if that is allowed (R8.3, R8.4). */
export const gain: Move<State, View, readonly [PoolId | null]> = {
  args: v.strictTuple([v.nullable(poolSchema)]),
  *candidates(view, seat) {
    if (stageOf(view, seat) !== 'gain') return;
    for (const pool of poolsOf(colonyOf(view, seat))) yield [pool];
    yield [null];
  },
  refuse: (view, seat, [pool]) => refuseUnlessNeed(view, seat, 'gain') ?? refuseGain(view, seat, pool),
  apply(context, seat, [pool]) {
    seal(context.state, seat, { kind: 'gain', pool });
    settleNeeds(context);
  },
  conceals: 'arguments',
  anytime: true,
};

function refuseGain(view: View, seat: Seat, pool: PoolId | null): Refusal | undefined {
  const need = view.need[seat];
  if (pool === null) {
    return need?.kind === 'gain' && !need.optional ? refusal('MUST_GAIN', 'R8.4') : undefined;
  }
  const colony = colonyOf(view, seat);
  if (colony.pools[pool] === null) return refusal('NO_SUCH_POOL', 'R1.4');
  return hasRoom(colony, pool) ? undefined : refusal('POOL_FULL', 'R2.1');
}
