import { type CardId, type CardKind, kindOf, rankOf } from '@lantern/games/crystal-caverns/board';
import type { ThingName } from './things';

/** The picture of a card: drawn on a cell of 100 by 100 around its middle; hallways run north to south. */
export interface Plan {
  /** The floor, with a stub through every exit beyond the edge of the cell. */
  floor: string;
  torches: readonly Spot[];
  /** The scattered objects. Turning a hallway moves them, but keeps them upright. */
  things: readonly (readonly [thing: ThingName, x: number, y: number])[];
}

type Spot = readonly [x: number, y: number];

const BESIDE_NORTH: readonly Spot[] = [
  [-23, -31],
  [23, -31],
];

const EMPTY_ROOM: Plan = {
  floor: 'M-14-52V-32H-34V-14H-52V14H-34V32H-14V52H14V32H34V14H52V-14H34V-32H14V-52Z',
  torches: BESIDE_NORTH,
  things: [
    ['pillar', -25, -15],
    ['pillar', 25, -15],
    ['pillar', -25, 26],
    ['pillar', 25, 26],
  ],
};

const PASSAGE: Plan = {
  floor: 'M-14-52Q-12-24-15 0T-14 52H14Q17 24 13 0T14-52Z',
  torches: [[-15.5, -14]],
  things: [['pebbles', 5, 24]],
};

const BEND: Plan = {
  floor: 'M-14-52Q-13-34-18-22T-20 6-12 30-14 52H14Q13 34 19 22T20-6 13-30 14-52Z',
  torches: [[16, -22]],
  things: [['mushrooms', -13, 4]],
};

const LAIR: Plan = {
  floor:
    'M-14-52q1 12-4 17-12 0-17 9-3 8-17 12v28q12 1 17 10 3 12 16 13 6 4 5 15h28q-1-11 4-15 14-1 18-11 4-11 16-12v-28q-13-1-16-10-5-12-19-12-4-6-3-16Z',
  torches: BESIDE_NORTH,
  things: [
    ['bones', -21, 24],
    ['web', 29, -20],
  ],
};

const VAULT: Plan = {
  floor: 'M-14-52V-33H-23L-35-21V-14H-52V14H-35V21L-23 33H-14V52H14V33H23L35 21V14H52V-14H35V-21L23-33H14V-52Z',
  torches: [
    [-20, -33],
    [20, -33],
  ],
  things: [
    ['chest', 24, 19],
    ['bones', -23, 21],
  ],
};

const PLANS: Readonly<Record<CardKind, Plan>> = {
  emptyRoom: EMPTY_ROOM,
  passage: PASSAGE,
  stairway: {
    floor: 'M-14-52V-31H-20V33H-14V52H14V33H20V-31H14V-52Z',
    torches: [
      [-20, -14],
      [20, -14],
    ],
    things: [],
  },
  crossing: {
    floor:
      'M-15-52V-27Q-15-17-27-16L-52-14V14L-27 16Q-16 17-15 27L-14 52H14L15 27Q16 17 27 16L52 14V-14L27-16Q15-17 15-27L14-52Z',
    torches: [
      [-22, -18],
      [22, -18],
    ],
    things: [['pebbles', -24, 9]],
  },
  lair: LAIR,
  pool: {
    floor:
      'M-14-52V-33.500A36.300 36.300 0 0 0-33.500-14H-52V14H-33.500A36.300 36.300 0 0 0-14 33.500V52H14V33.500A36.300 36.300 0 0 0 33.500 14H52V-14H33.500A36.300 36.300 0 0 0 14-33.500V-52Z',
    torches: BESIDE_NORTH,
    things: [],
  },
  hauntedPassage: {
    floor: 'M-14-52V-27H-24V-7H-14V8H-24V28H-14V52H14V28H24V8H14V-7H24V-27H14V-52Z',
    torches: [],
    things: [
      ['skull', -18.5, -10],
      ['skull', 18.5, 24],
      ['web', 19, -20],
    ],
  },
  den: {
    floor:
      'M-14-52q2 8-3 13-14-2-20 8-4 13-16 17v28q12 3 16 14 5 11 20 11 5 4 4 14h27q-2-9 3-14 14 2 20-11 4-12 15-14v-27q-12-4-15-14-6-12-21-13-5-3-4-12Z',
    torches: BESIDE_NORTH,
    things: [
      ['nest', -24, 22],
      ['bones', 24, 24],
    ],
  },
  denPassage: {
    floor: 'M-14-52Q-13-36-22-26T-24 20Q-15 34-14 52H14Q13 34 23 24T24-20Q14-34 14-52Z',
    torches: [[-17, -28]],
    things: [
      ['nest', 12, 22],
      ['bones', -14, -12],
    ],
  },
};

/** The plan of a card. Passages and lairs have two plans for variety. */
export function planOf(id: CardId): { name: string; plan: Plan } {
  const kind = kindOf(id);
  if (kind === 'passage' && rankOf(id) === 6) return { name: 'bend', plan: BEND };
  if (kind === 'lair' && rankOf(id) === 7) return { name: 'vault', plan: VAULT };
  return { name: kind, plan: PLANS[kind] };
}
