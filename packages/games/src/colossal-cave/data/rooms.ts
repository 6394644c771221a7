/** The board (10.1): 14 rooms and 16 two-way passages. */

export const ROOM_IDS = [
  'wellHouse',
  'cobbleCrawl',
  'hallOfMists',
  'twistyMaze',
  'mountainKing',
  'y2',
  'complexJunction',
  'bedquilt',
  'swissCheese',
  'orientalRoom',
  'ploverRoom',
  'twopit',
  'giantRoom',
  'volcanoView',
] as const;

export type RoomId = (typeof ROOM_IDS)[number];

export interface Room {
  /** Lit without any lantern (R11.1). */
  lit: boolean;
  neighbours: readonly RoomId[];
  /** Centre of the room on a canvas of 360 × 380 units (13.1). */
  x: number;
  y: number;
}

export const ROOMS: Readonly<Record<RoomId, Room>> = {
  wellHouse: { lit: true, neighbours: ['cobbleCrawl'], x: 46, y: 40 },
  cobbleCrawl: { lit: true, neighbours: ['wellHouse', 'hallOfMists'], x: 136, y: 40 },
  hallOfMists: { lit: false, neighbours: ['cobbleCrawl', 'mountainKing', 'y2', 'twistyMaze'], x: 226, y: 66 },
  twistyMaze: { lit: false, neighbours: ['hallOfMists', 'mountainKing'], x: 314, y: 66 },
  mountainKing: { lit: false, neighbours: ['hallOfMists', 'y2', 'twistyMaze', 'swissCheese'], x: 226, y: 156 },
  y2: { lit: false, neighbours: ['hallOfMists', 'mountainKing', 'complexJunction'], x: 136, y: 140 },
  complexJunction: { lit: false, neighbours: ['y2', 'bedquilt'], x: 46, y: 208 },
  bedquilt: { lit: false, neighbours: ['complexJunction', 'swissCheese', 'volcanoView'], x: 136, y: 250 },
  swissCheese: { lit: false, neighbours: ['mountainKing', 'bedquilt', 'twopit', 'orientalRoom'], x: 226, y: 250 },
  orientalRoom: { lit: false, neighbours: ['swissCheese', 'ploverRoom'], x: 314, y: 250 },
  ploverRoom: { lit: false, neighbours: ['orientalRoom'], x: 314, y: 160 },
  twopit: { lit: false, neighbours: ['swissCheese', 'giantRoom'], x: 226, y: 338 },
  giantRoom: { lit: false, neighbours: ['twopit'], x: 314, y: 338 },
  volcanoView: { lit: false, neighbours: ['bedquilt'], x: 46, y: 338 },
};

/** True for the passage between these two rooms, in either direction (R1.3). */
export function isBetween(from: RoomId, to: RoomId, one: RoomId, other: RoomId): boolean {
  return (from === one && to === other) || (from === other && to === one);
}

/** The two rooms connected by a magic word (10.4). */
export const WORD_ROOMS = {
  xyzzy: ['wellHouse', 'hallOfMists'],
  plugh: ['wellHouse', 'y2'],
  plover: ['y2', 'ploverRoom'],
} as const satisfies Record<string, readonly [RoomId, RoomId]>;
