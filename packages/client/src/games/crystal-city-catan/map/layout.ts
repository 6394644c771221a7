import {
  type Colony,
  POOL_IDS,
  POOLS,
  type Resource,
  SITE_IDS,
  SITES,
  type SiteId,
} from '@lantern/games/crystal-city-catan/board';
import type { PyramidColour } from '../../../art/pyramid/colours';
import type { Cell } from './cells';

/** A cell in drawing units, one being the base of a large pyramid; and the headroom of the top row for tall stacks. */
export const CELL = { width: 1.34, height: 1.72, top: 0.42 };
export const COLONY_SIZE = { width: 7 * CELL.width, height: 3 * CELL.height + CELL.top };

export const RESOURCE_COLOURS: Readonly<Record<Resource, PyramidColour>> = {
  M: 'red',
  F: 'green',
  C: 'white',
  T: 'blue',
};

/** Upper left corner of a cell. */
export function cornerOf({ x, y }: Cell): { x: number; y: number } {
  return { x: (x + 3) * CELL.width, y: (y + 1) * CELL.height + CELL.top };
}

/** Cells of pools and communities that exist, for the outline of the ground. */
export function groundCells(colony: Colony): Cell[] {
  return [
    ...POOL_IDS.filter((pool) => colony.pools[pool] !== null).map((pool) => POOLS[pool] as Cell),
    ...SITE_IDS.filter((site): site is SiteId => colony.sites[site] !== null).map((site) => SITES[site]),
  ];
}
