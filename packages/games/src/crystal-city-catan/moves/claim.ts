import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import * as v from 'valibot';
import { type Move, refusal } from '../../kit/move';
import type { PoolId } from '../data/geometry';
import { colonyOf, hasRoom, inPool, rivalOf, typeOf } from '../rules/colony';
import { refuseUnlessNeed } from '../rules/preconditions';
import { produceIfSettled } from '../rules/turn';
import { claimsOf, settleClaim } from '../rules/wager';
import { stageOf } from '../stages';
import type { State } from '../state';
import type { View } from '../view';
import { poolSchema } from './schemas';

type ClaimArgs = readonly [PoolId | null, PoolId | null];

/** Takes one of the rival's resources into one of the player's pools of its type, or declines with two nulls (R8.2). */
export const claim: Move<State, View, ClaimArgs> = {
  args: v.strictTuple([v.nullable(poolSchema), v.nullable(poolSchema)]),
  *candidates(view, seat) {
    if (stageOf(view, seat) !== 'claim') return;
    for (const { from, to } of claimsOf(view, seat)) yield [from, to];
    yield [null, null];
  },
  refuse: (view, seat, args) => refuseUnlessNeed(view, seat, 'claim') ?? refuseClaim(view, seat, args),
  apply({ state }, seat, [from, to]) {
    state.need[seat] = null;
    state.decisionId += 1;
    settleClaim(state, seat, from, to);
    produceIfSettled(state);
  },
  conceals: 'nothing',
};

function refuseClaim(view: View, seat: Seat, [from, to]: ClaimArgs): Refusal | undefined {
  if (from === null && to === null) return undefined;
  if (from === null || to === null) return refusal('BAD_ARGS', 'R8.2');
  const own = colonyOf(view, seat);
  const rival = colonyOf(view, rivalOf(seat));
  if (rival.pools[from] === null) return refusal('NO_SUCH_POOL', 'R8.2');
  if (inPool(rival, from) === 0) return refusal('POOL_EMPTY', 'R8.2');
  if (typeOf(rival, from) !== typeOf(own, to)) return refusal('TYPE_MISMATCH', 'R8.2');
  if (own.pools[to] === null) return refusal('NO_SUCH_POOL', 'R8.2');
  return hasRoom(own, to) ? undefined : refusal('POOL_FULL', 'R2.1');
}
