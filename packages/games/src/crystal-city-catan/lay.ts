import type { Seat } from '@lantern/protocol/seat';
import { defaultOptions } from '../kit/options';
import { seededRandom } from '../kit/random';
import { POOL_IDS, type PoolId, SIDES, SITE_IDS, type SiteId } from './data/geometry';
import type { Resource } from './data/resources';
import { type Options, options } from './options';
import { colonyOf } from './rules/colony';
import { setup } from './setup';
import type { Colony, Community, State, Step, Trade } from './state';
import { type Level, SIZES, type Size } from './types';

/** The communities of 10.2 by name. */
const COMMUNITIES = {
  Settlement: { base: 1, hospital: false, armory: false },
  Village: { base: 2, hospital: false, armory: false },
  Township: { base: 2, hospital: true, armory: false },
  City: { base: 3, hospital: false, armory: false },
  Fort: { base: 3, hospital: true, armory: false },
  Stronghold: { base: 3, hospital: false, armory: true },
  Citadel: { base: 3, hospital: true, armory: true },
} as const;
export type CommunityName = keyof typeof COMMUNITIES;

/** The differences from the fixture F0 at one seat. A suburb without a road gets one of its own size. */
export interface Place {
  /** The contents of each of the four corners; 1 in F0. */
  corners?: number;
  /** Single pools; those of a suburb hold 0 unless they are named. */
  pools?: Partial<Record<PoolId, number>>;
  cap?: CommunityName;
  L?: CommunityName;
  R?: CommunityName;
  store?: Partial<Record<SiteId, Resource>>;
  /** Storehouses that have paid in this turn. */
  usedStores?: readonly SiteId[];
  road?: Partial<Colony['road']>;
  garrison?: Partial<Colony['garrison']>;
  port?: Partial<Colony['port']>;
  /** Pieces in stock; unmentioned sizes have all that are not on the table. Too few for the set: set aside. */
  stock?: Partial<Record<Size, number>>;
}

/** A table to be laid: what differs from F0. */
export interface Lay {
  options?: Partial<Options>;
  /** The seat whose turn it is; 0 by default. */
  turn?: Seat;
  turnNo?: number;
  /** `build` if not given. */
  step?: Extract<Step, 'roll' | 'build'>;
  counters?: Partial<State['counters']>;
  trade?: Trade;
  P0?: Place;
  P1?: Place;
}

/** The state of F0 with the differences described. */
export function layState(description: Lay = {}): State {
  const chosen = { ...defaultOptions(options), ...description.options };
  const state = setup(chosen, 2, seededRandom('a laid table'));
  layFixture(state);
  layPlace(colonyOf(state, '0'), description.P0 ?? {}, chosen.trios);
  layPlace(colonyOf(state, '1'), description.P1 ?? {}, chosen.trios);
  state.firstPlayer = '0';
  state.offWinner = '0';
  state.active = description.turn ?? '0';
  state.turnNo = description.turnNo ?? 1;
  state.step = description.step ?? 'build';
  state.roll = state.step === 'build' ? { event: 4, production: 6, double: false } : null;
  state.counters = { offers: 0, merchant: 0, ...description.counters };
  state.trade = description.trade ?? null;
  return state;
}

/** F0: both layouts and numbers of section 11. */
function layFixture(state: State): void {
  Object.assign(colonyOf(state, '0'), {
    corner: { NW: 'M', NE: 'F', SW: 'C', SE: 'T' },
    number: { M: 2, F: 3, C: 5, T: 6 },
    dice: [2, 3, 5, 6],
  });
  Object.assign(colonyOf(state, '1'), {
    corner: { NW: 'T', NE: 'C', SW: 'F', SE: 'M' },
    number: { M: 1, F: 3, C: 4, T: 6 },
    dice: [6, 4, 3, 1],
  });
}

function layPlace(colony: Colony, place: Place, trios: number): void {
  for (const site of SITE_IDS) {
    const name = place[site] ?? (site === 'cap' ? 'Settlement' : undefined);
    if (name) colony.sites[site] = communityNamed(name, site, place);
  }
  Object.assign(colony.garrison, place.garrison);
  Object.assign(colony.port, place.port);
  for (const side of SIDES) {
    colony.road[side] = place.road?.[side] ?? ((colony.sites[side]?.base ?? 0) as Level);
    if (colony.sites[side]) Object.assign(colony.pools, side === 'L' ? { LT: 0, LB: 0 } : { RT: 0, RB: 0 });
  }
  for (const pool of POOL_IDS) if (colony.pools[pool] === 1) colony.pools[pool] = place.corners ?? 1;
  Object.assign(colony.pools, place.pools);
  for (const size of SIZES) colony.stock[size] = place.stock?.[size] ?? trios - piecesOnTable(colony, size);
}

function communityNamed(name: CommunityName, site: SiteId, { store, usedStores = [] }: Place): Community {
  const resource = store?.[site];
  return { ...COMMUNITIES[name], store: resource ? { resource, used: usedStores.includes(site) } : null };
}

function piecesOnTable({ sites, road, garrison, port }: Colony, size: Size): number {
  const pieces: number[] = [...Object.values(road), ...Object.values(garrison), ...Object.values(port)];
  for (const community of Object.values(sites)) {
    if (community) pieces.push(community.base, community.hospital ? 1 : 0, community.armory ? 2 : 0);
  }
  return pieces.filter((piece) => piece === size).length;
}
