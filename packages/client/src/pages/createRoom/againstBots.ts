import type { CreateRoom } from '@lantern/protocol/bodies';
import { call } from '../../net/api/call';
import { forgetRoom, heldSeat, keepKeys } from '../../state/roomKeys';

/**
 * Opens a room with its opener on the first seat and bots on all others, and starts the match. The room is deleted if
 * the match cannot start.
 * @returns the code of the room
 * @throws {Failure} the refusal of the server
 */
export async function startAgainstBots(wish: CreateRoom): Promise<string> {
  const { room, hostKey, seat } = await call('POST /api/rooms', {}, wish);
  const { code } = room;
  const to = { code, key: hostKey };
  keepKeys(code, { hostKey, seats: seat ? [heldSeat(seat)] : [] });
  try {
    for (const { seat: free, kind } of room.seats)
      if (kind === 'empty') await call('POST /api/rooms/:code/seats/:seat/bot', { ...to, seat: free }, {});
    await call('POST /api/rooms/:code/start', to);
  } catch (error) {
    forgetRoom(code);
    await call('POST /api/rooms/:code/close', to).catch(() => undefined);
    throw error;
  }
  return code;
}
