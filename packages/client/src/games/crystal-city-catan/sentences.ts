import {
  type Colony,
  type GarrisonId,
  inPool,
  type Options,
  POOL_IDS,
  PORT_IDS,
  type PoolId,
  type PortId,
  type Resource,
  SITE_IDS,
  type Side,
  type SiteId,
  type Size,
  typeOf,
} from '@lantern/games/crystal-city-catan/board';
import type { Choice } from '@lantern/games/kit/move';
import { t } from './strings';

/** A build in words: "Medium road on the left". */
export function buildWords({ move, args }: Choice, colony: Colony): string {
  const { builds } = t();
  const size = args[1] as Size;
  const site = args[0] as SiteId;
  switch (move) {
    case 'buildRoad':
      return builds.road(size, args[0] as Side);
    case 'buildGarrison':
      return builds.garrison(size, args[0] as GarrisonId);
    case 'buildSuburb':
      return builds.suburb(size, args[0] as Side);
    case 'buildStarport':
      return builds.starport(size, args[0] as PortId);
    case 'grow': {
      const community = colony.sites[site];
      return community ? builds.growTo({ ...community, base: size }) : builds.grow(site);
    }
    case 'buildStorehouse':
      return builds.storehouse(args[1] as Resource);
    case 'buildHospital':
      return builds.hospital;
    default:
      return builds.armory;
  }
}

/** A pool in words: "Metal, 2 of 3, number 5, north-west of the capital". */
export function poolWords(colony: Colony, pool: PoolId): string {
  const { described } = t();
  if (!colony.corner) return described.barePool(pool);
  const type = typeOf(colony, pool);
  return described.pool(pool, type, inPool(colony, pool), colony.number?.[type]);
}

/** The places of a colony, one per line: a description of the drawing. */
export function descriptionOf(colony: Colony): string[] {
  const { described } = t();
  return [
    ...SITE_IDS.flatMap((site) => {
      const community = colony.sites[site];
      return community ? [described.community(site, community)] : [];
    }),
    ...POOL_IDS.filter((pool) => colony.pools[pool] !== null).map((pool) => poolWords(colony, pool)),
    described.roads(colony.road.L, colony.road.R),
    described.garrisons(colony.garrison.N, colony.garrison.S),
    ...PORT_IDS.filter((port) => colony.port[port] > 0).map((port) => described.port(port, 3 - colony.port[port])),
  ];
}

/** The use of a build. */
export function buildEffect({ move, args }: Choice, colony: Colony, { storehouse }: Options): string {
  const { builds } = t();
  const size = args[1] as Size;
  switch (move) {
    case 'buildRoad':
      return builds.carries(size);
    case 'buildGarrison':
      return builds.guards(size);
    case 'buildSuburb':
      return builds.newSuburb(size);
    case 'grow':
      return builds.grown(size - (colony.sites[args[0] as SiteId]?.base ?? 0));
    case 'buildStarport':
      return builds.trades(3 - size);
    case 'buildStorehouse':
      return builds.pays[storehouse];
    case 'buildHospital':
      return builds.heals;
    default:
      return builds.covers;
  }
}
