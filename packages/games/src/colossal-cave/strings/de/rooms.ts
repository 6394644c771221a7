import type { RoomId } from '../../data/rooms';

export const rooms: Readonly<Record<RoomId, string>> = {
  wellHouse: 'Brunnenhaus',
  cobbleCrawl: 'Geröllgang',
  hallOfMists: 'Nebelhalle',
  twistyMaze: 'Labyrinth',
  mountainKing: 'Halle des Bergkönigs',
  y2: 'Y2',
  complexJunction: 'Knotenpunkt',
  bedquilt: 'Bedquilt',
  swissCheese: 'Käsekammer',
  orientalRoom: 'Orientzimmer',
  ploverRoom: 'Plover-Zimmer',
  twopit: 'Zweigrubenraum',
  giantRoom: 'Riesensaal',
  volcanoView: 'Vulkanblick',
};

/** The forms of a room's name: the accusative, being there, going there. */
interface Phrases {
  the: string;
  in: string;
  to: string;
}

const masculine = (name: string): Phrases => ({ the: `den ${name}`, in: `im ${name}`, to: `in den ${name}` });
const feminine = (name: string): Phrases => ({ the: `die ${name}`, in: `in der ${name}`, to: `in die ${name}` });
const neuter = (name: string): Phrases => ({ the: `das ${name}`, in: `im ${name}`, to: `ins ${name}` });
const spot = (name: string): Phrases => ({ the: `den ${name}`, in: `am ${name}`, to: `zum ${name}` });
const proper = (name: string): Phrases => ({ the: name, in: `in ${name}`, to: `nach ${name}` });

const phrases: Readonly<Record<RoomId, Phrases>> = {
  wellHouse: neuter(rooms.wellHouse),
  cobbleCrawl: masculine(rooms.cobbleCrawl),
  hallOfMists: feminine(rooms.hallOfMists),
  twistyMaze: neuter(rooms.twistyMaze),
  mountainKing: feminine(rooms.mountainKing),
  y2: proper(rooms.y2),
  complexJunction: spot(rooms.complexJunction),
  bedquilt: proper(rooms.bedquilt),
  swissCheese: feminine(rooms.swissCheese),
  orientalRoom: neuter(rooms.orientalRoom),
  ploverRoom: neuter(rooms.ploverRoom),
  twopit: masculine(rooms.twopit),
  giantRoom: masculine(rooms.giantRoom),
  volcanoView: spot(rooms.volcanoView),
};

/** The room in the accusative: "die Nebelhalle", "den Geröllgang", "Y2". */
export function theRoom(room: RoomId): string {
  return phrases[room].the;
}

/** Being there: "in der Nebelhalle", "am Vulkanblick". */
export function inRoom(room: RoomId): string {
  return phrases[room].in;
}

/** Going there: "in die Nebelhalle", "zum Vulkanblick". */
export function toRoom(room: RoomId): string {
  return phrases[room].to;
}
