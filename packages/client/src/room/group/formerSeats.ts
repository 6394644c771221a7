import { nextOf } from '../../net/api/hosting/group';
import { type HeldKeys, type HeldSeat, keepKeys, keysOf, knownRooms } from '../../state/roomKeys';

/** So many rooms further on a room is looked for from one that this browser was in. */
const HOPS = 8;

/** Seats that this browser has or had in a room, by whose keys the rooms after it know its people again. */
export const seatsEverHeld = ({ seats, former = [] }: HeldKeys): readonly HeldSeat[] => [...seats, ...former];

/**
 * Looks whether a room goes on from one this browser was in, and keeps the keys of the seats it had there, so that the
 * room knows its people again when they sit down. Whatever cannot be found out is left.
 */
export async function recallFormerSeats(code: string): Promise<void> {
  if (seatsEverHeld(keysOf(code)).length > 0) return;
  for (const known of knownRooms()) {
    const held = seatsEverHeld(keysOf(known.code));
    if (known.code === code || held.length === 0 || !(await leadsTo(known.code, held, code))) continue;
    const now = keysOf(code);
    if (seatsEverHeld(now).length === 0) keepKeys(code, { ...now, former: held });
    return;
  }
}

async function leadsTo(from: string, held: readonly HeldSeat[], code: string): Promise<boolean> {
  let at = from;
  for (let hop = 0; hop < HOPS; hop++) {
    const next = await firstNext(at, held);
    if (next === code) return true;
    if (next === null) return false;
    at = next;
  }
  return false;
}

/** A room further on knows the same people by the same keys. */
async function firstNext(code: string, held: readonly HeldSeat[]): Promise<string | null> {
  for (const { seatKey } of held) {
    const found = await nextOf(code, seatKey).catch(() => undefined);
    if (found) return found.code;
  }
  return null;
}
