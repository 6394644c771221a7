import type { RoomView } from '@lantern/protocol/rooms';
import { passHost } from '../../net/api/rooms';
import type { HeldKeys } from '../../state/roomKeys';

/**
 * Binds the role of the host to the seat that is shown, if the key of the room proves it until now: before somebody more
 * shares this browser, so that the role does not wander with whoever is shown.
 * @returns the keys that are held then
 * @throws {Failure} what the server refuses
 */
export async function bindHostToSeat({ hostKey, ...bound }: HeldKeys, room: RoomView): Promise<HeldKeys> {
  const [shown] = bound.seats;
  const sits = room.seats.some(({ seat, name }) => seat === shown?.seat && name === shown.name);
  if (hostKey === undefined) return bound;
  if (!shown || !sits) return { hostKey, ...bound };
  await passHost(room.code, shown.seat, hostKey);
  return bound;
}
