import type { RoomView } from '@lantern/protocol/rooms';
import { call } from '../../net/api/call';
import type { HeldKeys } from '../../state/roomKeys';

/**
 * Moves the role of the host from the key of the room to the shown seat. This happens before another person shares this
 * browser, so that the role does not change with the shown seat.
 * @returns the keys that are held afterwards
 * @throws {Failure} the refusal of the server
 */
export async function moveHostRoleToSeat({ hostKey, ...bound }: HeldKeys, room: RoomView): Promise<HeldKeys> {
  const [shown] = bound.seats;
  const sits = room.seats.some(({ seat, name }) => seat === shown?.seat && name === shown.name);
  if (hostKey === undefined) return bound;
  if (!shown || !sits) return { hostKey, ...bound };
  await call('POST /api/rooms/:code/seats/:seat/host', { code: room.code, seat: shown.seat, key: hostKey });
  return bound;
}
