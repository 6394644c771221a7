import {
  type Colony,
  GARRISON_IDS,
  GARRISONS,
  POOL_IDS,
  POOLS,
  PORTS,
  ROADS,
  SIDES,
  SITE_IDS,
  SITES,
} from '@lantern/games/crystal-city-catan/board';
import { type Cell, sameCell } from './cells';

/** The kind of piece that can stand on a cell; it determines the outline of an empty cell. */
export type PlaceKind = 'pool' | 'site' | 'garrison' | 'road' | 'port';

/** A cell for a piece. */
export interface Place {
  kind: PlaceKind;
  cell: Cell;
  filled(colony: Colony): boolean;
}

/** All places of a colony, grouped by kind and ordered from back to front. */
export const PLACES: readonly Place[] = [
  ...POOL_IDS.map((pool) => ({
    kind: 'pool' as const,
    cell: POOLS[pool] as Cell,
    filled: (colony: Colony) => colony.pools[pool] !== null,
  })),
  ...GARRISON_IDS.map((at) => ({
    kind: 'garrison' as const,
    cell: GARRISONS[at] as Cell,
    filled: (colony: Colony) => colony.garrison[at] > 0,
  })),
  ...SIDES.map((side) => ({
    kind: 'road' as const,
    cell: ROADS[side] as Cell,
    filled: (colony: Colony) => colony.road[side] > 0 || colony.port[side === 'L' ? 'capL' : 'capR'] > 0,
  })),
  ...SITE_IDS.map((site) => ({
    kind: 'site' as const,
    cell: SITES[site] as Cell,
    filled: (colony: Colony) => colony.sites[site] !== null,
  })),
  ...SIDES.map((side) => ({
    kind: 'port' as const,
    cell: PORTS[side] as Cell,
    filled: (colony: Colony) => colony.port[side] > 0,
  })),
];

export function kindOf(cell: Cell): PlaceKind | undefined {
  return PLACES.find((place) => sameCell(place.cell, cell))?.kind;
}
