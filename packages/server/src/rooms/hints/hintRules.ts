import type { Seat } from '@lantern/protocol/seat';
import { refused } from '../../refusals';
import type { RoomRecord } from '../../store/records';

/** The room whose people may, or may not, ask for hints where others than bots play. */
export function withHintsAllowed(room: RoomRecord, allowed: boolean | undefined): RoomRecord {
  const { hints, ...hosting } = room.hosting;
  if (allowed === undefined || allowed === (hints === true)) return room;
  return { ...room, hosting: allowed ? { ...hosting, hints: true } : hosting };
}

/** The room in which one more hint was asked for on a seat. Throws `ROOM_NOT_PLAYING`. */
export function withHint(room: RoomRecord, seat: Seat): RoomRecord {
  if (room.state !== 'playing') throw refused('ROOM_NOT_PLAYING');
  const seats = room.seats.map((one) => (one.seat === seat ? { ...one, hints: (one.hints ?? 0) + 1 } : one));
  return { ...room, seats };
}

/** The room as a match begins: nobody has asked for a hint in it. */
export function withoutHints(room: RoomRecord): RoomRecord {
  return { ...room, seats: room.seats.map(({ hints: _, ...seat }) => seat) };
}
