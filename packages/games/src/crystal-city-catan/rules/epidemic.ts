import type { Seat } from '@lantern/protocol/seat';
import {
  GARRISON_IDS,
  type GarrisonId,
  type PortId,
  SIDES,
  SITE_IDS,
  SITES,
  type Side,
  type SiteId,
  SUBURB_POOLS,
} from '../data/geometry';
import type { Facts } from '../facts';
import type { Colony, Community, State } from '../state';
import type { Size } from '../types';
import { colonyOf, pointsOf } from './colony';
import { ARMORY_PIECE, HOSPITAL_PIECE, returnPiece, swapPiece } from './pieces';
import { record } from './story';

type Losses = Facts['shrank']['lost'];

/** R8.1: every Village or City without a Hospital shrinks by one size, and pieces that no longer fit are removed. */
export function epidemic(state: State): void {
  for (const seat of ['0', '1']) {
    for (const site of SITE_IDS) strike(state, seat, site);
  }
}

function strike(state: State, seat: Seat, site: SiteId): void {
  const colony = colonyOf(state, seat);
  const community = colony.sites[site];
  if (!community || community.base === 1 || community.hospital) return;
  const to = shrunkTo(state, colony, community.base);
  if (to === undefined) {
    record(state, 'spared', { seat, site });
    return;
  }
  swapPiece(colony, to, community.base);
  community.base = to;
  const lost: Losses = { ...loseStructures(colony, community), ports: [], garrisons: [], roads: [], suburbs: [] };
  losePorts(colony, site, to, lost);
  if (site === 'cap') loseAroundCapital(colony, to, lost);
  record(state, 'shrank', { seat, site, to, points: pointsOf(colony), lost });
}

/** R8.1a: the next smaller size, or with the option the next that is in stock; `undefined` if the community is spared. */
function shrunkTo({ options }: State, { stock }: Colony, base: Size): Size | undefined {
  const smaller = ([2, 1] as const).filter((size) => size < base);
  const considered = options.epidemicPiece === 'smaller' ? smaller : smaller.slice(0, 1);
  return considered.find((size) => stock[size] > 0);
}

/** R8.1c: below size 3 the Armory and the Storehouse go. */
function loseStructures(colony: Colony, community: Community): Pick<Losses, 'armory' | 'store'> {
  const { armory, store } = community;
  if (armory) returnPiece(colony, ARMORY_PIECE);
  community.armory = false;
  community.store = null;
  return { armory, store: store?.resource ?? null };
}

/** R8.1d: a Starport as large as its community or larger goes. */
function losePorts(colony: Colony, site: SiteId, base: Size, lost: Losses): void {
  for (const port of SITES[site].ports) {
    if (colony.port[port] >= base) removePort(colony, port, lost);
  }
}

/** R8.1e: Garrisons and roads larger than the capital go whole; with a road the suburb behind it. */
function loseAroundCapital(colony: Colony, base: Size, lost: Losses): void {
  for (const at of GARRISON_IDS) {
    if (colony.garrison[at] > base) removeGarrison(colony, at, lost);
  }
  for (const side of SIDES) {
    if (colony.road[side] > base) removeRoad(colony, side, lost);
  }
}

function removeGarrison(colony: Colony, at: GarrisonId, lost: Losses): void {
  returnPiece(colony, colony.garrison[at]);
  colony.garrison[at] = 0;
  lost.garrisons.push(at);
}

function removeRoad(colony: Colony, side: Side, lost: Losses): void {
  returnPiece(colony, colony.road[side]);
  colony.road[side] = 0;
  lost.roads.push(side);
  const suburb = colony.sites[side];
  if (!suburb) return;
  returnPiece(colony, suburb.base);
  if (suburb.hospital) returnPiece(colony, HOSPITAL_PIECE);
  if (suburb.armory) returnPiece(colony, ARMORY_PIECE);
  const { hospital, armory, store } = suburb;
  if (hospital || armory || store) {
    lost.onSuburbs = [...(lost.onSuburbs ?? []), { side, hospital, armory, store: store?.resource ?? null }];
  }
  colony.sites[side] = null;
  lost.suburbs.push(side);
  if (colony.port[side] > 0) removePort(colony, side, lost);
  for (const pool of SUBURB_POOLS[side]) colony.pools[pool] = null;
}

function removePort(colony: Colony, port: PortId, lost: Losses): void {
  returnPiece(colony, colony.port[port]);
  colony.port[port] = 0;
  lost.ports.push(port);
}
