import {
  type Corner,
  GARRISONS,
  type GarrisonId,
  POOLS,
  PORTS,
  type PoolId,
  type PortId,
  ROADS,
  SITES,
  type Side,
  type SiteId,
} from '@lantern/games/crystal-city-catan/board';
import type { Choice } from '@lantern/games/kit/move';

/** A cell of a colony: column -3 to 3, row -1 to 1. */
export interface Cell {
  x: number;
  y: number;
}

/** The cell that a build changes; undefined for other moves. */
export function cellOf({ move, args }: Choice): Cell | undefined {
  switch (move) {
    case 'buildRoad':
      return ROADS[args[0] as Side];
    case 'buildGarrison':
      return GARRISONS[args[0] as GarrisonId];
    case 'buildSuburb':
      return SITES[args[0] as Side];
    case 'grow':
    case 'buildHospital':
    case 'buildArmory':
    case 'buildStorehouse':
      return SITES[args[0] as SiteId];
    case 'buildStarport':
      return PORTS[args[0] as PortId];
    default:
      return undefined;
  }
}

/** The suburb whose outer pools have the type of a corner: the one on the far side of the capital (R1.5). */
export const FAR_SIDE: Readonly<Record<Corner, Side>> = { NW: 'R', NE: 'L', SW: 'R', SE: 'L' };

export function cellOfPool(pool: PoolId): Cell {
  return POOLS[pool];
}

export function sameCell(a: Cell, b: Cell): boolean {
  return a.x === b.x && a.y === b.y;
}

/** All conceivable builds at a place, for its sheet. */
export function buildsAt(cell: Cell): Choice[] {
  return ALL_BUILDS.filter((choice) => {
    const place = cellOf(choice);
    return place && sameCell(place, cell);
  });
}

const SIZES = [1, 2, 3] as const;
/** All builds, legal or not. */
export const ALL_BUILDS: readonly Choice[] = [
  ...(['L', 'R'] as const).flatMap((side) => SIZES.map((size) => ({ move: 'buildRoad', args: [side, size] }))),
  ...(['capL', 'capR', 'L', 'R'] as const).flatMap((port) =>
    ([1, 2] as const).map((size) => ({ move: 'buildStarport', args: [port, size] })),
  ),
  ...(['N', 'S'] as const).flatMap((at) => SIZES.map((size) => ({ move: 'buildGarrison', args: [at, size] }))),
  ...(['L', 'R'] as const).flatMap((side) => SIZES.map((size) => ({ move: 'buildSuburb', args: [side, size] }))),
  ...(['cap', 'L', 'R'] as const).flatMap((site) => [
    ...([2, 3] as const).map((size) => ({ move: 'grow', args: [site, size] })),
    { move: 'buildHospital', args: [site] },
    { move: 'buildArmory', args: [site] },
    ...(['M', 'F', 'C', 'T'] as const).map((resource) => ({ move: 'buildStorehouse', args: [site, resource] })),
  ]),
];
