import { COSTS } from '../data/costs';
import type { GarrisonId, Side, SiteId } from '../data/geometry';
import type { Bundle } from '../data/resources';
import type { Colony } from '../state';
import type { Size } from '../types';
import { times } from './paying';

/** The price of a build (10.4), by move and arguments; `undefined` for moves that build nothing. */
export function priceOf(colony: Colony, move: string, args: readonly unknown[]): Bundle | undefined {
  return Object.hasOwn(PRICES, move) ? PRICES[move]?.(colony, args) : undefined;
}

const PRICES: Readonly<Record<string, (colony: Colony, args: readonly unknown[]) => Bundle>> = {
  buildRoad: ({ road }, [side, size]) => times(COSTS.roadPip, (size as Size) - road[side as Side]),
  buildGarrison: ({ garrison }, [at, size]) => times(COSTS.garrisonPip, (size as Size) - garrison[at as GarrisonId]),
  buildSuburb: (_, [, size]) => times(COSTS.communityStep, size as Size),
  grow: ({ sites }, [site, size]) => times(COSTS.communityStep, (size as Size) - (sites[site as SiteId]?.base ?? 0)),
  buildStarport: (_, [, size]) => times(COSTS.starportPip, size as 1 | 2),
  buildHospital: () => COSTS.hospital,
  buildArmory: () => COSTS.armory,
  buildStorehouse: () => COSTS.storehouse,
};
