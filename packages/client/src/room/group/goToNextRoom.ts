import { call } from '../../net/api/call';
import { keepKeys, keysOf } from '../../state/roomKeys';
import type { RoomRole } from '../connection/roomHandle';
import { seatsEverHeld } from './formerSeats';

/**
 * Finds the next room of the group and copies the keys of the viewer's seats to it.
 * @returns its code; `null` if it no longer exists
 * @throws {Failure} the refusal of the server
 */
export async function goToNextRoom({ code, host, hostKey }: RoomRole): Promise<string | null> {
  const held = seatsEverHeld(keysOf(code));
  const { code: next } = await call('GET /api/rooms/:code/next', { code, key: host ? hostKey : held[0]?.seatKey });
  if (next === null) return null;
  if (seatsEverHeld(keysOf(next)).length === 0) keepKeys(next, { ...keysOf(next), former: held });
  return next;
}
