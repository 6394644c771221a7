import {
  type Colony,
  type Facts,
  POOL_IDS,
  SUBURB_POOLS,
  typeOf,
  type View,
} from '@lantern/games/crystal-city-catan/board';
import type { Seat } from '@lantern/protocol/seat';
import { DICE, type Flight } from '../../match/flight/flight';
import type { Beats } from '../../match/timeline/beats';

/** The effect of an event on a colony: long enough to read its sentence beside the dice. */
const EVENT = { hold: 900, concerns: 'seat' } as const;
/** An event that favours one colony over the other. */
const WON = { ...EVENT, concerns: 'all' } as const;
/** The resulting choices of a player. */
const CHOICE = { hold: 500, weight: 1 } as const;

/** A sound without a pause, because the colony shows the change itself. */
const BUILDING = { hold: 0, cue: 'build' } as const;
const GAIN = { hold: 0, weight: 1, cue: 'find' } as const;

/**
 * The throw of a turn, then the effects of its event on each colony; the production follows at the end of the step
 * (R5).
 */
export const beats: Beats<View> = {
  rolled: {
    dice: () => 2,
    hold: 800,
    weight: 3,
    land: (shown, { event, production, double }) => ({ ...shown, roll: { event, production, double } }),
  },
  shrank: { ...EVENT, land: shrunk, cue: 'loss' },
  spared: EVENT,
  wagerWon: { ...WON, cue: 'find' },
  wagerTied: EVENT,
  tradersWon: { ...WON, cue: 'find' },
  tradersTied: EVENT,
  garrisonFell: { ...EVENT, land: garrisoned, cue: 'loss' },
  championHeld: EVENT,
  marauded: { ...EVENT, cue: 'loss' },
  maraudersPassed: EVENT,
  claimed: { ...CHOICE, cue: 'find' },
  claimDeclined: CHOICE,
  produced: { ...GAIN, flies: stored },
  accepted: GAIN,
  merchant: GAIN,
  builtRoad: BUILDING,
  builtGarrison: BUILDING,
  builtSuburb: BUILDING,
  grew: BUILDING,
  builtStarport: BUILDING,
  builtHospital: BUILDING,
  builtArmory: BUILDING,
  builtStorehouse: BUILDING,
  gained: { ...CHOICE, cue: 'find' },
  gainDeclined: CHOICE,
};

function ofColony(view: View, seat: Seat, change: (colony: Colony) => Partial<Colony>): View {
  const colony = view.colonies[seat];
  return colony ? { ...view, colonies: { ...view.colonies, [seat]: { ...colony, ...change(colony) } } } : view;
}

function garrisoned(view: View, { seat, at, to }: Facts['garrisonFell']): View {
  return ofColony(view, seat, ({ garrison }) => ({ garrison: { ...garrison, [at]: to } }));
}

/** R8.1: makes a community smaller and removes what fell with it. */
function shrunk(view: View, { seat, site, to, lost }: Facts['shrank']): View {
  return ofColony(view, seat, ({ sites, port, garrison, road, pools }) => ({
    sites: {
      ...sites,
      [site]: { ...sites[site], base: to, armory: false, store: null },
      ...without(lost.suburbs, null),
    },
    port: { ...port, ...without(lost.ports, 0) },
    garrison: { ...garrison, ...without(lost.garrisons, 0) },
    road: { ...road, ...without(lost.roads, 0) },
    pools: {
      ...pools,
      ...without(
        lost.suburbs.flatMap((side) => SUBURB_POOLS[side]),
        null,
      ),
    },
  }));
}

function without<Key extends string, Nothing>(gone: readonly Key[], nothing: Nothing): Partial<Record<Key, Nothing>> {
  return Object.fromEntries(gone.map((key) => [key, nothing])) as Partial<Record<Key, Nothing>>;
}

/** Returns the flights of the produced resource to the pools of its type. */
function stored({ seat, resource, made }: Facts['produced'], { colonies }: View): Flight[] {
  const colony = colonies[seat];
  if (!colony || made === 0) return [];
  return POOL_IDS.filter((pool) => colony.pools[pool] !== null && typeOf(colony, pool) === resource).map((pool) => ({
    from: DICE,
    to: `seat:${seat} pool:${pool}`,
    as: 'gem',
  }));
}
