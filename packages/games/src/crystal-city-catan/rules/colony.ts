import type { Seat } from '@lantern/protocol/seat';
import {
  FILL_ORDER,
  type GarrisonId,
  POOL_IDS,
  POOLS,
  PORTS,
  type PoolId,
  type PortId,
  SITE_IDS,
  type SiteId,
  TAKE_ORDER,
} from '../data/geometry';
import { POOL_SIZE, RESOURCES, type Resource } from '../data/resources';
import type { Board, Colony, Community } from '../state';

export function colonyOf(board: Pick<Board, 'colonies'>, seat: Seat): Colony {
  const colony = board.colonies[seat];
  if (!colony) throw new Error(`no such seat: ${seat}`);
  return colony;
}

/** The other player. */
export function rivalOf(seat: Seat): Seat {
  return seat === '0' ? '1' : '0';
}

/** The type of a pool: its corner's, or for a suburb's pool the far corner's (R1.5). The layout must be known. */
export function typeOf(colony: Colony, pool: PoolId): Resource {
  if (!colony.corner) throw new Error('the layout is not known yet');
  return colony.corner[POOLS[pool].typeOf];
}

/** The contents of a pool; 0 if it does not exist. */
export function inPool(colony: Colony, pool: PoolId): number {
  return colony.pools[pool] ?? 0;
}

/** The pools that exist, in fill order; only those of one type if one is named. */
export function poolsOf(colony: Colony, resource?: Resource): PoolId[] {
  return FILL_ORDER.filter(
    (pool) => colony.pools[pool] !== null && (resource === undefined || typeOf(colony, pool) === resource),
  );
}

/** The amount of a type in the pools; Storehouses do not count (R2.3). */
export function holdings(colony: Colony, resource: Resource): number {
  let held = 0;
  for (const pool of POOL_IDS) {
    const count = inPool(colony, pool);
    if (count > 0 && typeOf(colony, pool) === resource) held += count;
  }
  return held;
}

/** A player's total: the sum of all own pools (R2.3). */
export function totalOf(colony: Colony): number {
  return POOL_IDS.reduce((sum, pool) => sum + inPool(colony, pool), 0);
}

/** The free capacity of the pools for a type (10.6). */
export function roomFor(colony: Colony, resource: Resource): number {
  return POOL_SIZE * poolsOf(colony, resource).length - holdings(colony, resource);
}

/** Whether the pool exists and can take one more. */
export function hasRoom(colony: Colony, pool: PoolId): boolean {
  return colony.pools[pool] !== null && inPool(colony, pool) < POOL_SIZE;
}

/** The fullest pool of those given, ties in take order (R8.7). */
export function fullest(colony: Colony, pools: readonly PoolId[]): PoolId | undefined {
  const filled = TAKE_ORDER.filter((pool) => pools.includes(pool) && inPool(colony, pool) > 0);
  return filled.reduce<PoolId | undefined>(
    (best, pool) => (best === undefined || inPool(colony, pool) > inPool(colony, best) ? pool : best),
    undefined,
  );
}

/** The emptiest pool with room of those given, ties in fill order (R8.7). */
export function emptiest(colony: Colony, pools: readonly PoolId[]): PoolId | undefined {
  const open = FILL_ORDER.filter((pool) => pools.includes(pool) && hasRoom(colony, pool));
  return open.reduce<PoolId | undefined>(
    (best, pool) => (best === undefined || inPool(colony, pool) < inPool(colony, best) ? pool : best),
    undefined,
  );
}

/** The type of those given of which the colony has least, ties Metal, Food, Crystal, Textile (R8.7). */
export function scarcest(colony: Colony, resources: readonly Resource[]): Resource | undefined {
  return RESOURCES.filter((resource) => resources.includes(resource)).reduce<Resource | undefined>(
    (best, resource) => (best === undefined || holdings(colony, resource) < holdings(colony, best) ? resource : best),
    undefined,
  );
}

/** Changes what lies in a pool that exists. */
export function addToPool(colony: Colony, pool: PoolId, count: number): void {
  const held = colony.pools[pool];
  if (held === null) throw new Error(`no such pool: ${pool}`);
  colony.pools[pool] = held + count;
}

/** The communities on the table, capital first. */
export function communitiesOf(colony: Colony): { site: SiteId; community: Community }[] {
  const found: { site: SiteId; community: Community }[] = [];
  for (const site of SITE_IDS) {
    const community = colony.sites[site];
    if (community) found.push({ site, community });
  }
  return found;
}

/** Victory points of one community: the pips of its construction pieces (R4.1). */
export function pointsOfCommunity({ base, hospital, armory }: Community): number {
  return base + (hospital ? 1 : 0) + (armory ? 2 : 0);
}

/** Victory points of a player (R4.2). */
export function pointsOf(colony: Colony): number {
  return communitiesOf(colony).reduce((sum, { community }) => sum + pointsOfCommunity(community), 0);
}

/** Pips of roads and Starports (R8.4). */
export function commerceOf({ road, port }: Colony): number {
  return road.L + road.R + Object.values(port).reduce<number>((sum, size) => sum + size, 0);
}

/** Pips of Garrisons (R8.2). */
export function garrisonOf({ garrison }: Colony): number {
  return garrison.N + garrison.S;
}

/** The amount of a pool that its Garrison guards (R8.6a). */
export function guardedIn(colony: Colony, pool: PoolId): number {
  const guard: GarrisonId | null = POOLS[pool].guard;
  return guard === null ? 0 : Math.min(inPool(colony, pool), colony.garrison[guard]);
}

/** Unguarded resources (R8.6b). */
export function exposedOf(colony: Colony): number {
  return POOL_IDS.reduce((sum, pool) => sum + inPool(colony, pool) - guardedIn(colony, pool), 0);
}

export function armoriesOf(colony: Colony): number {
  return communitiesOf(colony).filter(({ community }) => community.armory).length;
}

/** Both types a Starport covers (R7.6); for a suburb's, those of its own pools. */
export function coveredBy(colony: Colony, port: PortId): Resource[] {
  return POOL_IDS.filter((pool) => POOLS[pool].port === port && colony.pools[pool] !== null).map((pool) =>
    typeOf(colony, pool),
  );
}

/** Starports on the table. */
export function portsOf(colony: Colony): PortId[] {
  return (Object.keys(PORTS) as PortId[]).filter((port) => colony.port[port] > 0);
}
