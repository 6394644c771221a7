import type { QuarterTurns } from './arrows';
import { type Square, squareNamed } from './squares';

export const SCENARIOS = ['standard', 'goldMountain', 'metropolis'] as const;
export type Scenario = (typeof SCENARIOS)[number];

/** The owner of a coaster: the home position of a player, clockwise from 0, or a role without a player. */
export type Role = 0 | 1 | 2 | 3 | 'neutral' | 'metropolis';

export interface Coaster {
  /** Left upper corner, in squares; x to the right, y downwards. */
  x: number;
  y: number;
  turns: QuarterTurns;
  role: Role;
}

export interface MapTable {
  scenario: Scenario;
  players: number;
  /** A, B, C … */
  coasters: readonly Coaster[];
  /** The indexes of the coasters that can be swamp; if only one is, the first (R17.1). */
  swamps: readonly number[];
  /** The places of the Gold Mountain and of its coaster's free village (R13.1, R13.2). */
  gold: { at: Square; village: Square } | null;
}

const coaster = (x: number, y: number, turns: QuarterTurns, role: Role): Coaster => ({ x, y, turns, role });

const SQUARE_OF_THREE = [
  coaster(3, 3, 0, 0),
  coaster(0, 3, 1, 1),
  coaster(0, 0, 2, 2),
  coaster(3, 0, 3, 'neutral'),
] as const;

/** Two homes a player around a ninth coaster. */
const RING_OF_EIGHT = [
  coaster(0, 0, 2, 0),
  coaster(3, 0, 2, 1),
  coaster(6, 0, 3, 2),
  coaster(6, 3, 3, 3),
  coaster(6, 6, 0, 0),
  coaster(3, 6, 0, 1),
  coaster(0, 6, 1, 2),
  coaster(0, 3, 1, 3),
] as const;

const GOLD_BESIDE_TWO = [coaster(0, 3, 1, 0), coaster(0, 0, 2, 1), coaster(3, 1.5, 0, 'neutral')] as const;

/** Every map (10.3). If there are several for one scenario and number of players, the first is the default. */
export const MAPS = {
  duel: {
    scenario: 'standard',
    players: 2,
    coasters: [coaster(0, 3, 0, 0), coaster(0, 0, 2, 1)],
    swamps: [],
    gold: null,
  },
  duelLong: {
    scenario: 'standard',
    players: 2,
    coasters: [coaster(0, 6, 0, 0), coaster(0, 0, 2, 1), coaster(0, 3, 1, 'neutral')],
    swamps: [2],
    gold: null,
  },
  duelSquare: {
    scenario: 'standard',
    players: 2,
    coasters: [coaster(0, 3, 1, 0), coaster(3, 0, 3, 1), coaster(0, 0, 2, 'neutral'), coaster(3, 3, 0, 'neutral')],
    swamps: [2, 3],
    gold: null,
  },
  duelWide: {
    scenario: 'standard',
    players: 2,
    coasters: [coaster(0, 3, 1, 0), coaster(3, 3, 0, 0), coaster(0, 0, 2, 1), coaster(3, 0, 3, 1)],
    swamps: [],
    gold: null,
  },
  triangle: {
    scenario: 'standard',
    players: 3,
    coasters: [coaster(1.5, 0, 2, 0), coaster(3, 3, 0, 1), coaster(0, 3, 1, 2)],
    swamps: [],
    gold: null,
  },
  square3: { scenario: 'standard', players: 3, coasters: SQUARE_OF_THREE, swamps: [3], gold: null },
  triangleLarge: {
    scenario: 'standard',
    players: 3,
    coasters: [
      coaster(3, 0, 2, 0),
      coaster(4.5, 3, 3, 0),
      coaster(6, 6, 0, 1),
      coaster(3, 6, 1, 1),
      coaster(0, 6, 1, 2),
      coaster(1.5, 3, 2, 2),
    ],
    swamps: [],
    gold: null,
  },
  square4: {
    scenario: 'standard',
    players: 4,
    coasters: [coaster(0, 0, 2, 0), coaster(3, 0, 3, 1), coaster(3, 3, 0, 2), coaster(0, 3, 1, 3)],
    swamps: [],
    gold: null,
  },
  cross: {
    scenario: 'standard',
    players: 4,
    coasters: [
      coaster(3, 0, 2, 0),
      coaster(6, 3, 3, 1),
      coaster(3, 6, 0, 2),
      coaster(0, 3, 1, 3),
      coaster(3, 3, 0, 'neutral'),
    ],
    swamps: [4],
    gold: null,
  },
  ring: {
    scenario: 'standard',
    players: 4,
    coasters: [...RING_OF_EIGHT, coaster(3, 3, 0, 'neutral')],
    swamps: [8],
    gold: null,
  },
  goldOffset: {
    scenario: 'goldMountain',
    players: 2,
    coasters: GOLD_BESIDE_TWO,
    swamps: [2],
    gold: { at: squareNamed('C5'), village: squareNamed('C6') },
  },
  goldFar: {
    scenario: 'goldMountain',
    players: 2,
    coasters: GOLD_BESIDE_TWO,
    swamps: [2],
    gold: { at: squareNamed('C6'), village: squareNamed('C4') },
  },
  goldSquare: {
    scenario: 'goldMountain',
    players: 3,
    coasters: SQUARE_OF_THREE,
    swamps: [3],
    gold: { at: squareNamed('D3'), village: squareNamed('D7') },
  },
  metropolis: {
    scenario: 'metropolis',
    players: 4,
    coasters: [...RING_OF_EIGHT, coaster(3, 3, 0, 'metropolis')],
    swamps: [],
    gold: null,
  },
} as const satisfies Readonly<Record<string, MapTable>>;

export type MapId = keyof typeof MAPS;

export const MAP_IDS = Object.keys(MAPS) as MapId[];

export function mapTable(id: MapId): MapTable {
  return MAPS[id];
}

/** The maps for a scenario and a number of players, the default first. */
export function mapsFor(scenario: Scenario, players: number): MapId[] {
  return MAP_IDS.filter((id) => MAPS[id].scenario === scenario && MAPS[id].players === players);
}
