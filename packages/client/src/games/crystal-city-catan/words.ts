import {
  type GarrisonId,
  POOL_IDS,
  PORT_IDS,
  type PoolId,
  type PortId,
  SITE_IDS,
  type Side,
  type SiteId,
} from '@lantern/games/crystal-city-catan/data/geometry';
import type { Resource } from '@lantern/games/crystal-city-catan/data/resources';
import { inPool, typeOf } from '@lantern/games/crystal-city-catan/rules/colony';
import type { Colony, Community, Size } from '@lantern/games/crystal-city-catan/state';
import {
  baseName,
  communityName,
  GARRISON_NAMES,
  POOL_NAMES,
  PORT_NAMES,
  RESOURCE_NAMES,
  SIDE_NAMES,
  SITE_NAMES,
  SIZE_NAMES,
} from '@lantern/games/crystal-city-catan/text/names.en';
import type { Choice } from '@lantern/games/kit/move';

/** A build in words: "Medium road on the left". */
export function buildWords({ move, args }: Choice, colony: Colony): string {
  const size = SIZE_NAMES[args[1] as Size] ?? '';
  const site = SITE_NAMES[args[0] as SiteId];
  switch (move) {
    case 'buildRoad':
      return `${capital(size)} road on the ${SIDE_NAMES[args[0] as Side]}`;
    case 'buildGarrison':
      return `${capital(size)} ${GARRISON_NAMES[args[0] as GarrisonId]} Garrison`;
    case 'buildSuburb':
      return `${baseName(args[1] as Size)} on the ${SIDE_NAMES[args[0] as Side]}`;
    case 'buildStarport':
      return `${capital(size)} Starport ${PORT_NAMES[args[0] as PortId]}`;
    case 'grow': {
      const community = colony.sites[args[0] as SiteId];
      return community ? `Grow to a ${communityName({ ...community, base: args[1] as Size })}` : `Grow the ${site}`;
    }
    case 'buildStorehouse':
      return `Storehouse of ${RESOURCE_NAMES[args[1] as Resource]}`;
    case 'buildHospital':
      return 'Hospital';
    default:
      return 'Armory';
  }
}

/** A pool in words: "Metal, 2 of 3, number 5, north-west of the capital". */
export function poolWords(colony: Colony, pool: PoolId): string {
  if (!colony.corner) return `Pool ${POOL_NAMES[pool]}`;
  const type = typeOf(colony, pool);
  const number = colony.number ? `, number ${colony.number[type]}` : '';
  return `${RESOURCE_NAMES[type]}, ${inPool(colony, pool)} of 3${number}, ${POOL_NAMES[pool]}`;
}

/** A community in words: "capital: Stronghold with a Storehouse of Food". */
export function communityWords(site: SiteId, community: Community): string {
  const store = community.store ? ` with a Storehouse of ${RESOURCE_NAMES[community.store.resource]}` : '';
  return `${SITE_NAMES[site]}: ${communityName(community)}${store}`;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** What stands where in a colony, a line each: the drawing in words. */
export function descriptionOf(colony: Colony): string[] {
  return [
    ...SITE_IDS.flatMap((site) => {
      const community = colony.sites[site];
      return community ? [communityWords(site, community)] : [];
    }),
    ...POOL_IDS.filter((pool) => colony.pools[pool] !== null).map((pool) => poolWords(colony, pool)),
    `roads: left ${colony.road.L}, right ${colony.road.R}`,
    `Garrisons: north ${colony.garrison.N}, south ${colony.garrison.S}`,
    ...PORT_IDS.filter((port) => colony.port[port] > 0).map(
      (port) => `Starport ${PORT_NAMES[port]}, ${3 - colony.port[port]} for 1`,
    ),
  ];
}

/** What a build is good for. */
export function buildEffect({ move, args }: Choice, colony: Colony): string {
  const size = args[1] as Size;
  switch (move) {
    case 'buildRoad':
      return `Carries a suburb up to a ${baseName(size)}.`;
    case 'buildGarrison':
      return `Guards ${size} in each pool beside it.`;
    case 'buildSuburb':
      return `${points(size)}, and two new pools.`;
    case 'grow':
      return `${points(size - (colony.sites[args[0] as SiteId]?.base ?? 0))}.`;
    case 'buildStarport':
      return `Trades the types beside it ${3 - size} for 1.`;
    case 'buildStorehouse':
      return 'Pays one in each of your turns.';
    case 'buildHospital':
      return '+1 point, and safe from Epidemics.';
    default:
      return '+2 points, and cover from Marauders.';
  }
}

function points(count: number): string {
  return count === 1 ? '+1 point' : `+${count} points`;
}
