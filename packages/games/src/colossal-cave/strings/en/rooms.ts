import type { RoomId } from '../../data/rooms';

/** The names of the rooms, as the map shows them. */
export const rooms: Readonly<Record<RoomId, string>> = {
  wellHouse: 'Well House',
  cobbleCrawl: 'Cobble Crawl',
  hallOfMists: 'Hall of Mists',
  twistyMaze: 'Twisty Maze',
  mountainKing: 'Hall of the Mountain King',
  y2: 'Y2',
  complexJunction: 'Complex Junction',
  bedquilt: 'Bedquilt',
  swissCheese: 'Swiss Cheese Room',
  orientalRoom: 'Oriental Room',
  ploverRoom: 'Plover Room',
  twopit: 'Twopit Room',
  giantRoom: 'Giant Room',
  volcanoView: 'Volcano View',
};

/** Rooms whose names stand without an article. */
const proper: ReadonlySet<RoomId> = new Set<RoomId>(['y2', 'bedquilt', 'complexJunction', 'volcanoView']);

/** The room inside a sentence: "the Hall of Mists", "Y2". */
export function theRoom(room: RoomId): string {
  return proper.has(room) ? rooms[room] : `the ${rooms[room]}`;
}

/** Being there: "in the Hall of Mists", "at Y2". */
export function inRoom(room: RoomId): string {
  return `${proper.has(room) ? 'at' : 'in'} ${theRoom(room)}`;
}
