import type { Seat } from '@lantern/protocol/seat';
import type { Choice } from '../../kit/move';
import { type Bundle, EMPTY_BUNDLE, RESOURCES } from '../data/resources';
import { moves } from '../moves';
import { colonyOf, holdings } from '../rules/colony';
import { storedOf } from '../rules/paying';
import { priceOf } from '../rules/prices';
import type { View } from '../view';
import { scoreOf } from './scores';

/** A build that the bot considers, whether or not it can pay for it now. */
export interface Plan {
  choice: Choice;
  score: number;
  cost: Bundle;
  payable: boolean;
}

const BUILDS = [
  'buildHospital',
  'buildArmory',
  'buildSuburb',
  'buildRoad',
  'buildStorehouse',
  'grow',
  'buildGarrison',
  'buildStarport',
] as const;

/**
 * Every build that is legal except perhaps for its price, best first. The rules are evaluated as if it were the seat's
 * step.
 */
export function plansOf(view: View, seat: Seat): Plan[] {
  const building: View = { ...view, step: 'build', active: seat, trade: null };
  const plans: Plan[] = [];
  for (const move of BUILDS) {
    for (const args of moves[move]?.candidates(building, seat) ?? []) {
      const refused = moves[move]?.refuse(building, seat, args);
      if (refused && refused.code !== 'CANNOT_PAY') continue;
      const choice = { move, args };
      const cost = priceOf(colonyOf(view, seat), move, args);
      if (cost) plans.push({ choice, score: scoreOf(view, seat, choice), cost, payable: !refused });
    }
  }
  return plans.sort((a, b) => b.score - a.score);
}

/** The resources that a plan still lacks, Storehouses counted. */
export function missingFor(view: View, seat: Seat, cost: Bundle): Bundle {
  return compare(view, seat, cost, (have, need) => Math.max(0, need - have));
}

/** The surplus of a plan; Storehouses are not given away. */
export function sparedBy(view: View, seat: Seat, cost: Bundle): Bundle {
  return compare(view, seat, cost, (have, need, stored) => Math.max(0, have - stored - Math.max(0, need - stored)));
}

function compare(
  view: View,
  seat: Seat,
  cost: Bundle,
  rule: (have: number, need: number, stored: number) => number,
): Bundle {
  const colony = colonyOf(view, seat);
  const compared = { ...EMPTY_BUNDLE };
  for (const resource of RESOURCES) {
    const stored = storedOf(colony, resource);
    compared[resource] = rule(holdings(colony, resource) + stored, cost[resource], stored);
  }
  return compared;
}
