import type { Seat } from '@lantern/protocol/seat';
import { refused } from '../../refusals';
import type { RoomRecord } from '../../store/records';

/** The room with hints allowed or forbidden in matches with other people. */
export function withHintsAllowed(room: RoomRecord, allowed: boolean | undefined): RoomRecord {
  const { hints, ...hosting } = room.hosting;
  if (allowed === undefined || allowed === (hints === true)) return room;
  return { ...room, hosting: allowed ? { ...hosting, hints: true } : hosting };
}

/** The room with one more hint counted for a seat. Throws `ROOM_NOT_PLAYING`. */
export function withHint(room: RoomRecord, seat: Seat): RoomRecord {
  if (room.state !== 'playing') throw refused('ROOM_NOT_PLAYING');
  const seats = room.seats.map((record) =>
    record.seat === seat ? { ...record, hints: (record.hints ?? 0) + 1 } : record,
  );
  return { ...room, seats };
}

/** The room at the start of a match, with no hints counted. */
export function withoutHints(room: RoomRecord): RoomRecord {
  return { ...room, seats: room.seats.map(({ hints: _, ...seat }) => seat) };
}
