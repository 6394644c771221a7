import { type HeldRoom, MOST_HELD_ROOMS } from '@lantern/protocol/heldRooms';
import { keepKeys, keysOf, knownRooms, rememberRoom } from '../../state/roomKeys';

/** Maximum number of characters of all rooms together; the server refuses larger requests. */
const MOST_CHARACTERS = 15_000;

/** The rooms in which this browser holds a seat or the role of the host, with its keys: the latest first, as many as fit. */
export function heldRooms(): HeldRoom[] {
  const rooms: HeldRoom[] = [];
  let characters = 0;
  for (const { code, game } of knownRooms()) {
    const { hostKey, seats } = keysOf(code);
    if (seats.length === 0 && hostKey === undefined) continue;
    const room = { code, game, ...(hostKey !== undefined && { hostKey }), seats: [...seats] };
    characters += JSON.stringify(room).length;
    if (rooms.length === MOST_HELD_ROOMS || characters > MOST_CHARACTERS) break;
    rooms.push(room);
  }
  return rooms;
}

/**
 * Adds rooms with their keys, except those in which this browser already holds something.
 * @returns the number of added rooms
 */
export function addHeldRooms(rooms: readonly HeldRoom[]): number {
  const fresh = rooms.filter(({ code }) => {
    const { hostKey, seats } = keysOf(code);
    return seats.length === 0 && hostKey === undefined;
  });
  // The latest room is remembered last.
  for (const { code, game, hostKey, seats } of [...fresh].reverse()) {
    keepKeys(code, { ...keysOf(code), ...(hostKey !== undefined && { hostKey }), seats });
    rememberRoom({ code, game, at: Date.now() });
  }
  return fresh.length;
}
