import { call } from '../../net/api/call';
import { type HeldKeys, type HeldSeat, keepKeys, keysOf, knownRooms } from '../../state/roomKeys';

/** The maximum number of rooms to follow from a room that this browser was in. */
const MAX_HOPS = 8;

/** The maximum number of rooms to start from, the latest ones. */
const LOOKED_AT = 4;

/**
 * Returns the present and former seats of this browser in a room. Later rooms of the group recognise people by the keys
 * of these seats.
 */
export const seatsEverHeld = ({ seats, former = [] }: HeldKeys): readonly HeldSeat[] => [...seats, ...former];

/**
 * Finds out whether a room continues one that this browser was in, and then copies the keys of the seats held there, so
 * that the room recognises its people when they take a seat. Failures are ignored.
 */
export async function recallFormerSeats(code: string): Promise<void> {
  if (seatsEverHeld(keysOf(code)).length > 0) return;
  const from = knownRooms().map((known) => ({ code: known.code, held: seatsEverHeld(keysOf(known.code)) }));
  const latest = from.filter((known) => known.code !== code && known.held.length > 0).slice(0, LOOKED_AT);
  for (const { code: known, held } of latest) {
    if (!(await leadsTo(known, held, code))) continue;
    const now = keysOf(code);
    if (seatsEverHeld(now).length === 0) keepKeys(code, { ...now, former: held });
    return;
  }
}

async function leadsTo(from: string, held: readonly HeldSeat[], code: string): Promise<boolean> {
  let at = from;
  for (let hop = 0; hop < MAX_HOPS; hop++) {
    const next = await firstNext(at, held);
    if (next === code) return true;
    if (next === null) return false;
    at = next;
  }
  return false;
}

/** Later rooms of a group accept the same keys. */
async function firstNext(code: string, held: readonly HeldSeat[]): Promise<string | null> {
  for (const { seatKey } of held) {
    const found = await call('GET /api/rooms/:code/next', { code, key: seatKey }).catch(() => undefined);
    if (found) return found.code;
  }
  return null;
}
