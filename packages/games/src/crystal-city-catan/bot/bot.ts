import type { Seat } from '@lantern/protocol/seat';
import type { Choice } from '../../kit/move';
import type { Random } from '../../kit/random';
import { GARRISON_IDS, type PoolId, TAKE_ORDER } from '../data/geometry';
import { EMPTY_BUNDLE, RESOURCES, type Resource } from '../data/resources';
import { defaultMove } from '../defaultMove';
import {
  colonyOf,
  emptiest,
  exposedOf,
  fullest,
  guardedIn,
  holdings,
  inPool,
  poolsOf,
  rivalOf,
  scarcest,
  typeOf,
} from '../rules/colony';
import { claimsOf } from '../rules/wager';
import { stageOf } from '../stages';
import type { View } from '../view';
import { missingFor, plansOf, sparedBy } from './plans';
import { isWelcome, offerFor, tradeTowards } from './trading';

/** A bot without look-ahead that uses only public data (section 14). */
export function bot(view: View, seat: Seat, _random: Random): Choice | undefined {
  switch (stageOf(view, seat)) {
    case 'layout':
      return { move: 'placePools', args: [['M', 'F', 'C', 'T']] };
    case 'gain':
      return { move: 'gain', args: [chosenGain(view, seat)] };
    case 'claim':
      return chosenClaim(view, seat);
    case 'garrison':
      return { move: 'loseGarrisonPip', args: [chosenGarrison(view, seat)] };
    case 'lose':
      return { move: 'surrender', args: [chosenLosses(view, seat)] };
    case 'build':
      return chosenBuild(view, seat);
    case 'answer':
      return { move: view.trade && isWelcome(view, seat, view.trade) ? 'acceptTrade' : 'declineTrade', args: [] };
    default:
      return defaultMove(view, seat);
  }
}

/** The share of the best score from which another build is done at once, and the exposure from which any build is. */
const WORTH_DOING = 0.6;
const TOO_EXPOSED = 6;

function chosenBuild(view: View, seat: Seat): Choice {
  const plans = plansOf(view, seat);
  const best = plans[0];
  if (!best) return { move: 'endTurn', args: [] };
  if (best.payable) return best.choice;
  const trade = tradeTowards(view, seat, best);
  if (trade) return trade;
  const enough = exposedOf(colonyOf(view, seat)) >= TOO_EXPOSED ? 0 : best.score * WORTH_DOING;
  const other = plans.find((plan) => plan.payable && plan.score > 0 && plan.score >= enough);
  return other?.choice ?? offerFor(view, seat, best) ?? { move: 'endTurn', args: [] };
}

/** The type the best plan lacks most of, else the scarcest. */
function wanted(view: View, seat: Seat, among: readonly Resource[]): Resource | undefined {
  const missing = missingFor(view, seat, plansOf(view, seat)[0]?.cost ?? EMPTY_BUNDLE);
  const most = Math.max(0, ...among.map((resource) => missing[resource]));
  return most > 0 ? among.find((resource) => missing[resource] === most) : scarcest(colonyOf(view, seat), among);
}

function chosenGain(view: View, seat: Seat): PoolId | null {
  const colony = colonyOf(view, seat);
  const open = RESOURCES.filter((resource) => emptiest(colony, poolsOf(colony, resource)));
  const resource = wanted(view, seat, open);
  return (resource && emptiest(colony, poolsOf(colony, resource))) ?? null;
}

function chosenClaim(view: View, seat: Seat): Choice {
  const own = colonyOf(view, seat);
  const rival = colonyOf(view, rivalOf(seat));
  const types = [...new Set(claimsOf(view, seat).map(({ from }) => typeOf(rival, from)))].sort(
    (a, b) => holdings(rival, b) - holdings(rival, a),
  );
  const resource = wanted(view, seat, types);
  if (!resource) return { move: 'claim', args: [null, null] };
  return { move: 'claim', args: [fullest(rival, poolsOf(rival, resource)), emptiest(own, poolsOf(own, resource))] };
}

/** The smaller one; of equals the one that guards less. */
function chosenGarrison(view: View, seat: Seat): 'N' | 'S' {
  const colony = colonyOf(view, seat);
  const guards = (at: 'N' | 'S'): number =>
    (at === 'N' ? (['NW', 'NE'] as const) : (['SW', 'SE'] as const)).reduce(
      (all, pool) => all + guardedIn(colony, pool),
      0,
    );
  const [first, second] = GARRISON_IDS;
  const smaller = colony.garrison[second] - colony.garrison[first] || guards(second) - guards(first);
  return smaller < 0 ? second : first;
}

/** The pools that the best plan does not need first, then the fullest pool; guarded resources last. */
function chosenLosses(view: View, seat: Seat): Partial<Record<PoolId, number>> {
  const need = view.need[seat];
  const owned = colonyOf(view, seat);
  const colony = { ...owned, pools: { ...owned.pools } };
  const spare = sparedBy(view, seat, plansOf(view, seat)[0]?.cost ?? EMPTY_BUNDLE);
  const losses: Partial<Record<PoolId, number>> = {};
  for (let left = need?.kind === 'lose' ? need.count : 0; left > 0; left--) {
    const worth = (pool: PoolId): number =>
      (inPool(colony, pool) > guardedIn(colony, pool) ? 0 : 100) +
      (spare[typeOf(colony, pool)] > 0 ? 0 : 10) -
      inPool(colony, pool);
    const pool = TAKE_ORDER.filter((one) => inPool(colony, one) > 0).sort((a, b) => worth(a) - worth(b))[0];
    if (!pool) break;
    losses[pool] = (losses[pool] ?? 0) + 1;
    spare[typeOf(colony, pool)] -= 1;
    colony.pools[pool] = inPool(colony, pool) - 1;
  }
  return losses;
}
