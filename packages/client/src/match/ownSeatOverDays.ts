import type { RoomView } from '@lantern/protocol/rooms';
import type { Seat } from '@lantern/protocol/seat';
import type { BoardFrameProps } from './boardFrameProps';

/** The viewer's own seat in a running match over days; undefined for everybody else. */
export function ownSeatOverDays({ handle, room, match }: Pick<BoardFrameProps, 'handle' | 'room' | 'match'>) {
  const { seat, seatKey } = handle;
  if (!room.tempo || room.state !== 'playing' || match.newest.result) return undefined;
  return seat !== null && seatKey ? { code: room.code, seat, seatKey } : undefined;
}

/** The other seats of a room with their players. */
export const othersIn = ({ seats }: Pick<RoomView, 'seats'>, own: Seat) => seats.filter(({ seat }) => seat !== own);
