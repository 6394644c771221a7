import type { Seat } from '@lantern/protocol/seat';
import type { Choice } from '../../kit/move';
import { STORY_LENGTH } from '../../kit/story';
import type { PoolId, PortId } from '../data/geometry';
import { type Bundle, EMPTY_BUNDLE, RESOURCES, type Resource } from '../data/resources';
import { moves } from '../moves';
import { colonyOf, coveredBy, emptiest, inPool, pointsOf, poolsOf, portsOf, rivalOf } from '../rules/colony';
import type { Colony, Trade } from '../state';
import type { View } from '../view';
import { missingFor, type Plan, plansOf, sparedBy } from './plans';

/** A merchant trade of surplus for what the plan lacks, if trades alone can pay for it. The best rate comes first. */
export function tradeTowards(view: View, seat: Seat, plan: Plan): Choice | undefined {
  const missing = missingFor(view, seat, plan.cost);
  const spare = sparedBy(view, seat, plan.cost);
  if (sum(missing) > affordable(view, seat, spare)) return undefined;
  const colony = colonyOf(view, seat);
  for (const port of [...portsByRate(colony), 'none'] as const) {
    const pay = surplusFor(colony, port, spare);
    for (const resource of RESOURCES.filter((resource) => missing[resource] > 0)) {
      const args = [port, pay, emptiest(colony, poolsOf(colony, resource))];
      if (pay && !moves.merchantTrade?.refuse(view, seat, args)) return { move: 'merchantTrade', args };
    }
  }
  return undefined;
}

/** The number of resources that the surplus buys: the best Starport at its rate, the rest three for one. */
function affordable(view: View, seat: Seat, spare: Bundle): number {
  const colony = colonyOf(view, seat);
  const [best] = portsByRate(colony);
  if (best === undefined) return Math.floor(sum(spare) / rateOf(colony, 'none'));
  const covered = new Set(coveredBy(colony, best));
  const atPort = RESOURCES.filter((resource) => covered.has(resource)).reduce((all, one) => all + spare[one], 0);
  const rate = rateOf(colony, best);
  return Math.floor(atPort / rate) + Math.floor((sum(spare) - atPort + (atPort % rate)) / rateOf(colony, 'none'));
}

/** The price of one resource through a Starport, or without one (R9.1). */
const rateOf = (colony: Colony, port: PortId | 'none') => (port === 'none' ? 3 : 3 - colony.port[port]);

function portsByRate(colony: Colony): PortId[] {
  return portsOf(colony).sort((one, other) => colony.port[other] - colony.port[one]);
}

/** The pools that pay for one resource out of surplus, the largest surplus first; `undefined` if it does not suffice. */
function surplusFor(colony: Colony, port: PortId | 'none', spare: Bundle): PoolId[] | undefined {
  const types = port === 'none' ? RESOURCES : [...new Set(coveredBy(colony, port))];
  const units = [...types]
    .sort((one, other) => spare[other] - spare[one])
    .flatMap((type) => unitsOf(colony, type).slice(0, spare[type]));
  const rate = rateOf(colony, port);
  return units.length < rate ? undefined : units.slice(0, rate);
}

/** The pool of each resource of a type. */
function unitsOf(colony: Colony, type: Resource): PoolId[] {
  return poolsOf(colony, type).flatMap((pool) => Array.from({ length: inPool(colony, pool) }, () => pool));
}

/** At most one offer a turn, which is useful to the rival too: one surplus resource for one that is missing. */
export function offerFor(view: View, seat: Seat, plan: Plan): Choice | undefined {
  if (view.counters.offers > 0) return undefined;
  const missing = missingFor(view, seat, plan.cost);
  const spare = sparedBy(view, seat, plan.cost);
  for (const wanted of RESOURCES.filter((resource) => missing[resource] > 0)) {
    for (const given of RESOURCES.filter((resource) => spare[resource] > 0)) {
      const [give, get] = [
        { ...EMPTY_BUNDLE, [given]: 1 },
        { ...EMPTY_BUNDLE, [wanted]: 1 },
      ];
      const mayOffer = !moves.offerTrade?.refuse(view, seat, [give, get]) && !wasDeclined(view, seat, given, wanted);
      if (mayOffer && isWelcome(view, rivalOf(seat), { give, get })) return { move: 'offerTrade', args: [give, get] };
    }
  }
  return undefined;
}

/** The rival has declined to give this type for that one, as far back as the story goes. */
function wasDeclined(view: View, seat: Seat, give: Resource, get: Resource): boolean {
  return view.story.some(({ n, kind, data }, place) => {
    const isSame = kind === 'offered' && data.seat === seat && data.give[give] > 0 && data.get[get] > 0;
    const next = isSame ? view.story[(place + 1) % STORY_LENGTH] : undefined;
    return next?.n === n + 1 && next.kind === 'declined';
  });
}

/** The bot does not trade with a player who needs at most this number of points to win. */
const CLOSE_TO_WINNING = 2;

/**
 * Whether a trade is good for the seat that is asked: it needs what it gets, does not need what it gives, gets at least as
 * much as it gives, and the other player is not about to win.
 * @param seat the one that is asked; all its pools are public
 */
export function isWelcome(view: View, seat: Seat, { give, get }: Pick<Trade, 'give' | 'get'>): boolean {
  const plan = plansOf(view, seat)[0];
  if (!plan) return false;
  const missing = missingFor(view, seat, plan.cost);
  const spare = sparedBy(view, seat, plan.cost);
  return (
    RESOURCES.some((resource) => give[resource] > 0 && missing[resource] > 0) &&
    RESOURCES.every((resource) => get[resource] <= spare[resource]) &&
    sum(give) >= sum(get) &&
    pointsOf(colonyOf(view, rivalOf(seat))) < view.options.victoryPoints - CLOSE_TO_WINNING
  );
}

function sum(bundle: Bundle): number {
  return RESOURCES.reduce((all, resource) => all + bundle[resource], 0);
}
