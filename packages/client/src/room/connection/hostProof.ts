import type { RoomView } from '@lantern/protocol/rooms';
import type { RoomSnapshot } from '../../net/room/RoomConnection';
import { type HeldKeys, type HeldSeat, shownKeys } from '../../state/roomKeys';

/**
 * Returns whether this browser is the host, and the key that proves it: that of the room, or that of the host's seat.
 */
export function hostProof(
  keys: HeldKeys,
  { update, you }: Pick<RoomSnapshot, 'update' | 'you'>,
): { host: boolean; hostKey: string } {
  const { seatKey, formerKey } = shownKeys(keys);
  const hostHere = hostOf(keys, update?.room);
  return {
    host: you ? you.host || hostHere !== undefined : keys.hostKey !== undefined,
    hostKey: keys.hostKey ?? hostHere?.seatKey ?? seatKey ?? formerKey ?? '',
  };
}

/**
 * Returns the held seat of the host. It is found by the name, which is unique in the room: when seats change places,
 * each held seat keeps its old position until the server has answered for its key.
 */
function hostOf({ seats }: HeldKeys, room: RoomView | undefined): HeldSeat | undefined {
  const name = room?.seats.find(({ seat }) => seat === room.hostSeat)?.name;
  return name === undefined ? undefined : seats.find((seat) => seat.name === name);
}
