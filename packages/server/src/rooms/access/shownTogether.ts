import type { RoomRecord } from '../../store/records';

/** Number of browsers remembered for one person. */
const MAX_BROWSERS = 8;

/** The hashes of what one connection or browser has shown in a room. */
export interface Shown {
  keys: readonly string[];
  browsers: readonly string[];
}

/** The hashes of all keys that are valid in a room or were not long ago. */
function knownKeys({ hostKeyHash, hosting, seats }: RoomRecord): Set<string> {
  const { hostAway, people, seatRequests = [] } = hosting;
  const keys = [hostKeyHash, hostAway?.keyHash, ...(people.moved ?? [])];
  for (const { keyHash } of [...seats, ...people.gone, ...seatRequests]) keys.push(keyHash ?? undefined);
  return new Set(keys.filter((key) => key !== undefined));
}

/** Pairs of keys and browsers known from seats and requests for seats. */
function toldByRecords({ seats, hosting }: RoomRecord): string[][] {
  const records = [...seats, ...(hosting.seatRequests ?? [])];
  return records.flatMap(({ keyHash, browser }) => (keyHash && browser ? [[keyHash, browser]] : []));
}

/** All hashes ever shown in a room by the person who has shown one of these. */
export function shownBy(room: RoomRecord, hashes: Iterable<string>): ReadonlySet<string> {
  const all = new Set(hashes);
  const groups = [...(room.hosting.shown ?? []), ...toldByRecords(room)];
  for (let before = -1; before !== all.size; ) {
    before = all.size;
    for (const group of groups) {
      if (group.some((hash) => all.has(hash))) for (const hash of group) all.add(hash);
    }
  }
  return all;
}

/**
 * Records in the room that all of this belongs to one person; returns the same room if it was known. Browsers never
 * displace keys of the room: however many browsers a person shows, two linked keys stay linked.
 */
export function withShown(room: RoomRecord, { keys, browsers }: Shown): RoomRecord {
  const known = knownKeys(room);
  const shown = [...keys.filter((key) => known.has(key)), ...browsers];
  const [first] = shown;
  if (first === undefined || !known.has(first)) return room;
  const before = shownBy(room, [first]);
  if (shown.every((hash) => before.has(hash))) return room;
  // The newest last.
  const all = [...[...shownBy(room, shown)].filter((hash) => !shown.includes(hash)), ...shown];
  const person = [
    ...all.filter((hash) => known.has(hash)),
    ...all.filter((hash) => !known.has(hash)).slice(-MAX_BROWSERS),
  ];
  const others = (room.hosting.shown ?? []).filter(
    (group) => !group.some((hash) => all.includes(hash)) && group.some((hash) => known.has(hash)),
  );
  return { ...room, hosting: { ...room.hosting, shown: [...others, person] } };
}
