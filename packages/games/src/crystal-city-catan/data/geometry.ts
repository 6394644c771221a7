/** The colony (10.3): a grid of 7 x 3 with the capital at (0, 0). */

export const CORNERS = ['NW', 'NE', 'SW', 'SE'] as const;
export type Corner = (typeof CORNERS)[number];

/** A player's pools: four at the capital's corners, two more at the outer end of each suburb. */
export const POOL_IDS = ['NW', 'NE', 'SW', 'SE', 'LT', 'LB', 'RT', 'RB'] as const;
export type PoolId = (typeof POOL_IDS)[number];

export const SITE_IDS = ['cap', 'L', 'R'] as const;
export type SiteId = (typeof SITE_IDS)[number];

export const SIDES = ['L', 'R'] as const;
export type Side = (typeof SIDES)[number];

export const GARRISON_IDS = ['N', 'S'] as const;
export type GarrisonId = (typeof GARRISON_IDS)[number];

/** The horizontal side on which a Starport lies. */
export const PORT_IDS = ['capL', 'capR', 'L', 'R'] as const;
export type PortId = (typeof PORT_IDS)[number];

/** The order in which resources are taken without a choice (R8.7). */
export const TAKE_ORDER: readonly PoolId[] = ['LT', 'LB', 'RT', 'RB', 'NW', 'NE', 'SW', 'SE'];
/** The order in which resources are stored without a choice (R8.7). */
export const FILL_ORDER: readonly PoolId[] = ['NW', 'NE', 'SW', 'SE', 'LT', 'LB', 'RT', 'RB'];

export interface PoolPlace {
  x: number;
  y: number;
  /** The corner that determines its type: its own, or the one on the far side of the capital (R1.5). */
  typeOf: Corner;
  touches: readonly SiteId[];
  guard: GarrisonId | null;
  port: PortId;
}

export const POOLS: Readonly<Record<PoolId, PoolPlace>> = {
  NW: { x: -1, y: -1, typeOf: 'NW', touches: ['cap', 'L'], guard: 'N', port: 'capL' },
  NE: { x: 1, y: -1, typeOf: 'NE', touches: ['cap', 'R'], guard: 'N', port: 'capR' },
  SW: { x: -1, y: 1, typeOf: 'SW', touches: ['cap', 'L'], guard: 'S', port: 'capL' },
  SE: { x: 1, y: 1, typeOf: 'SE', touches: ['cap', 'R'], guard: 'S', port: 'capR' },
  LT: { x: -3, y: -1, typeOf: 'NE', touches: ['L'], guard: null, port: 'L' },
  LB: { x: -3, y: 1, typeOf: 'SE', touches: ['L'], guard: null, port: 'L' },
  RT: { x: 3, y: -1, typeOf: 'NW', touches: ['R'], guard: null, port: 'R' },
  RB: { x: 3, y: 1, typeOf: 'SW', touches: ['R'], guard: null, port: 'R' },
};

/** The two pools added by a suburb (R1.4). */
export const SUBURB_POOLS: Readonly<Record<Side, readonly [PoolId, PoolId]>> = { L: ['LT', 'LB'], R: ['RT', 'RB'] };

/** The positions of all other pieces, and the community that a Starport points at. */
export const SITES: Readonly<Record<SiteId, { x: number; y: number; ports: readonly PortId[] }>> = {
  cap: { x: 0, y: 0, ports: ['capL', 'capR'] },
  L: { x: -2, y: 0, ports: ['L'] },
  R: { x: 2, y: 0, ports: ['R'] },
};
export const PORTS: Readonly<Record<PortId, { x: number; y: number; site: SiteId; sharesSlotWith: Side | null }>> = {
  capL: { x: -1, y: 0, site: 'cap', sharesSlotWith: 'L' },
  capR: { x: 1, y: 0, site: 'cap', sharesSlotWith: 'R' },
  L: { x: -3, y: 0, site: 'L', sharesSlotWith: null },
  R: { x: 3, y: 0, site: 'R', sharesSlotWith: null },
};
export const ROADS: Readonly<Record<Side, { x: number; y: number }>> = { L: { x: -1, y: 0 }, R: { x: 1, y: 0 } };
export const GARRISONS: Readonly<Record<GarrisonId, { x: number; y: number }>> = {
  N: { x: 0, y: -1 },
  S: { x: 0, y: 1 },
};
