import { ROOM_IDS, ROOMS, type RoomId } from '@lantern/games/colossal-cave/board';
import { cavern, type Point, way } from './shapes';

/** Size of the map in units (13.1). */
export const WIDTH = 360;
export const HEIGHT = 380;
/** The distance that the scenery extends beyond the map, for windows of another shape. */
export const SCENERY_MARGIN = 400;
/** Size of a room's plate. */
export const PLATE = { width: 77, height: 59 };
/** The outlines of the rooms, each of its own shape. */
export const outlines: ReadonlyMap<RoomId, string> = new Map(
  ROOM_IDS.map((room, at) => [room, cavern(at * 7 + 3, PLATE.width, PLATE.height)]),
);

/** The part of the map that must be visible: all rooms, without the bare rock around them. */
export const ROOMS_BOX = { x: 7, y: 7, width: 346, height: 366 };

export type Danger = 'grate' | 'bridge' | 'funnel' | 'spiral' | 'snake';

export interface Passage {
  id: string;
  from: RoomId;
  to: RoomId;
  path: ReturnType<typeof way>;
  danger?: Danger;
}

const DANGERS: Readonly<Record<string, Danger>> = {
  'wellHouse-cobbleCrawl': 'grate',
  'bedquilt-volcanoView': 'bridge',
  'orientalRoom-ploverRoom': 'funnel',
  'hallOfMists-twistyMaze': 'spiral',
  'twistyMaze-mountainKing': 'spiral',
  'mountainKing-y2': 'snake',
  'mountainKing-swissCheese': 'snake',
};

/** The 16 passages, each once. */
export const PASSAGES: readonly Passage[] = ROOM_IDS.flatMap((from, at) =>
  ROOMS[from].neighbours
    .filter((to) => ROOM_IDS.indexOf(to) > at)
    .map((to) => {
      const id = `${from}-${to}`;
      return { id, from, to, path: way(ROOMS[from], ROOMS[to], id.length * 31 + at), danger: DANGERS[id] };
    }),
);

/** The two ends of a magic word; shown while such a card is selected. */
export const MAGIC_ROUTES: Readonly<Record<string, readonly [RoomId, RoomId]>> = {
  xyzzy: ['wellHouse', 'hallOfMists'],
  plugh: ['wellHouse', 'y2'],
  plover: ['y2', 'ploverRoom'],
};

/** The positions of the tokens in a room: side by side on the upper edge of its plate, at most four. */
export function standing(room: RoomId, place: number, together: number): Point {
  const { x, y } = ROOMS[room];
  const step = Math.min(19, 70 / together);
  return { x: x + (place - (together - 1) / 2) * step, y: y - PLATE.height / 2 + 7 };
}

/** The position of the piles: on the bare rock below the Well House. */
export const PILES: Point = { x: 44, y: 122 };
