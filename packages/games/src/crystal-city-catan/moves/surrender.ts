import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import * as v from 'valibot';
import { type Move, refusal } from '../../kit/move';
import { POOL_IDS, type PoolId } from '../data/geometry';
import { defaultLosses } from '../defaultMove';
import { colonyOf, inPool } from '../rules/colony';
import { lossesOf, sumOfLosses } from '../rules/marauders';
import { refuseUnlessNeed } from '../rules/preconditions';
import { seal } from '../rules/sealing';
import { settleNeeds } from '../rules/turn';
import { stageOf } from '../stages';
import type { State } from '../state';
import type { View } from '../view';
import { lossesSchema } from './schemas';

type Losses = Partial<Record<PoolId, number>>;

/** Maximum number of listed choices of losses, the default first; all others are legal too. */
const MOST_LISTED = 200;

/** Chooses the resources that the Marauders take (R8.6e). */
export const surrender: Move<State, View, readonly [Losses]> = {
  args: v.strictTuple([lossesSchema]),
  *candidates(view, seat) {
    const need = view.need[seat];
    if (stageOf(view, seat) !== 'lose' || need?.kind !== 'lose') return;
    const all = lossesOf(view, seat, need.count, MOST_LISTED + 1);
    if (all.length <= MOST_LISTED) {
      for (const losses of all) yield [losses];
      return;
    }
    const byDefault = defaultLosses(view, seat);
    yield [byDefault];
    for (const losses of all.filter((partial) => !isSame(partial, byDefault)).slice(0, MOST_LISTED - 1)) yield [losses];
  },
  refuse: (view, seat, [losses]) => refuseUnlessNeed(view, seat, 'lose') ?? refuseLosses(view, seat, losses),
  apply(context, seat, [losses]) {
    seal(context.state, seat, { kind: 'lose', losses });
    settleNeeds(context);
  },
  conceals: 'arguments',
  anytime: true,
};

function isSame(partial: Losses, other: Losses): boolean {
  return POOL_IDS.every((pool) => (partial[pool] ?? 0) === (other[pool] ?? 0));
}

function refuseLosses(view: View, seat: Seat, losses: Losses): Refusal | undefined {
  const need = view.need[seat];
  const count = need?.kind === 'lose' ? need.count : 0;
  if (sumOfLosses(losses) !== count) return refusal('WRONG_COUNT', 'R8.6', { count, given: sumOfLosses(losses) });
  const colony = colonyOf(view, seat);
  const beyond = POOL_IDS.some((pool) => (losses[pool] ?? 0) > inPool(colony, pool));
  return beyond ? refusal('POOL_EMPTY', 'R8.6') : undefined;
}
