/** Pyramid sizes, shared by all pieces of a colour (R2.1). */
export const SIZES = ['small', 'medium', 'large'] as const;
export type Size = (typeof SIZES)[number];

export const UNIT_KINDS = ['infantry', 'hover', 'tank', 'diplomat'] as const;
export type UnitKind = (typeof UNIT_KINDS)[number];

export interface UnitTable {
  size: Size;
  attack: number;
  /** Infantry on a home coaster of its owner has one more (R7.6). */
  defence: number;
  /** Steps of one movement. */
  move: number;
  /** Grain to create one, and to feed it every turn. */
  cost: number;
  upkeep: number;
}

/** Lying pyramids, and the standing diplomat (10.4). */
export const UNITS: Readonly<Record<UnitKind, UnitTable>> = {
  infantry: { size: 'small', attack: 1, defence: 1, move: 1, cost: 1, upkeep: 1 },
  hover: { size: 'medium', attack: 2, defence: 1, move: 3, cost: 2, upkeep: 2 },
  tank: { size: 'large', attack: 3, defence: 3, move: 2, cost: 3, upkeep: 3 },
  diplomat: { size: 'small', attack: 0, defence: 1, move: 1, cost: 3, upkeep: 1 },
};

/** The possible targets of a siege. A metropolis square is terrain, not a piece. */
export type SettlementKind = 'freeVillage' | 'village' | 'city' | 'metropolis';

/** The number that a siege must beat (R8.4), and the grain that its owner harvests (R5.1). */
export const SETTLEMENTS: Readonly<Record<SettlementKind, { attack: number; defence: number; grain: number }>> = {
  freeVillage: { attack: 0, defence: 1, grain: 0 },
  village: { attack: 1, defence: 2, grain: 2 },
  city: { attack: 2, defence: 3, grain: 1 },
  metropolis: { attack: 2, defence: 3, grain: 1 },
};

/** The pieces a player can create, in the order of the rules. */
export const CREATABLE = [...UNIT_KINDS, 'village', 'city'] as const;
export type Creatable = (typeof CREATABLE)[number];

/** Grain for each creation (R10). */
export const COSTS: Readonly<Record<Creatable, number>> = {
  infantry: UNITS.infantry.cost,
  hover: UNITS.hover.cost,
  tank: UNITS.tank.cost,
  diplomat: UNITS.diplomat.cost,
  village: 1,
  city: 3,
};

export type PieceKind = UnitKind | 'village' | 'city' | 'freeVillage' | 'mountain' | 'goldMountain';

export const PYRAMIDS: Readonly<Record<PieceKind, readonly Size[]>> = {
  infantry: [UNITS.infantry.size],
  hover: [UNITS.hover.size],
  tank: [UNITS.tank.size],
  diplomat: [UNITS.diplomat.size],
  village: ['medium'],
  city: ['large'],
  freeVillage: ['medium'],
  mountain: ['large'],
  goldMountain: ['large', 'small'],
};
