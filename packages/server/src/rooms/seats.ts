import type { Seat } from '@lantern/games/kit/seat';
import type { StandIn } from '@lantern/games/protocol';
import type { RoomRecord, SeatRecord } from '../store/store';
import { keyFits } from './keys';
import { botName, distinctName } from './names';
import { arrived, departed } from './people';
import { refused } from './refused';

/** An empty seat. */
export function emptySeat(seat: Seat): SeatRecord {
  return { seat, kind: 'empty', name: '', keyHash: null, person: null, standIn: 'none' };
}

/** The seat of that name. Throws `NO_SUCH_SEAT`. */
export function seatNamed(room: RoomRecord, seat: Seat): SeatRecord {
  const found = room.seats.find((candidate) => candidate.seat === seat);
  if (!found) throw refused('NO_SUCH_SEAT');
  return found;
}

/**
 * The seat somebody gets: the one asked for or the first that is free. While a match runs, a bot's seat is as free as
 * an empty one. Throws `ROOM_LOCKED`, `NO_SUCH_SEAT`, `SEAT_TAKEN`, `ROOM_FULL`.
 */
export function freeSeat(room: RoomRecord, wanted: Seat | undefined): Seat {
  if (room.hosting.locked) throw refused('ROOM_LOCKED');
  const free = (seat: SeatRecord) => seat.kind === 'empty' || (seat.kind === 'bot' && room.state === 'playing');
  if (wanted !== undefined) {
    if (!free(seatNamed(room, wanted))) throw refused('SEAT_TAKEN');
    return wanted;
  }
  const found = room.seats.find((seat) => seat.kind === 'empty') ?? room.seats.find(free);
  if (!found) throw refused('ROOM_FULL');
  return found.seat;
}

/**
 * The room with a person on a free seat, under a name of their own: a number follows where somebody has it already.
 * @param formerKey of a seat they had before, as they show it
 */
export function withPerson(
  room: RoomRecord,
  seat: Seat,
  name: string,
  keyHash: string,
  formerKey?: unknown,
): RoomRecord {
  const { person, people } = arrived(room, formerKey);
  const own = distinctName(name, othersThan(room, seat));
  const sitting: SeatRecord = { seat, kind: 'person', name: own, keyHash, person, standIn: 'none' };
  return withSeat({ ...room, hosting: { ...room.hosting, people } }, sitting);
}

/** The room with a bot on an empty seat, or another name for the bot there. Throws `NO_SUCH_SEAT`, `SEAT_TAKEN`. */
export function withBot(room: RoomRecord, seat: Seat, name = freshName(room)): RoomRecord {
  const { kind } = seatNamed(room, seat);
  if (kind === 'person') throw refused('SEAT_TAKEN');
  const bot = kind === 'bot' ? room : withSeat(room, { ...emptySeat(seat), kind: 'bot' });
  return renamed(bot, seat, name);
}

function freshName(room: RoomRecord): string {
  return botName(room.seats.map((other) => other.name));
}

/** The room with that seat vacated; its key is worth nothing from then on. Throws `NO_SUCH_SEAT`, `SEAT_EMPTY`. */
export function vacated(room: RoomRecord, seat: Seat): RoomRecord {
  const leaving = seatNamed(room, seat);
  const { kind, standIn } = leaving;
  if (kind === 'empty') throw refused('SEAT_EMPTY');
  const hosting = { ...room.hosting, people: departed(room, leaving) };
  // Whoever stands in goes on, so that leaving does not stop a match.
  return withSeat({ ...room, hosting }, { ...emptySeat(seat), standIn: room.state === 'playing' ? standIn : 'none' });
}

/** The room with that stand-in for the seat's absence. Throws `NO_SUCH_SEAT`. */
export function withStandIn(room: RoomRecord, seat: Seat, standIn: StandIn): RoomRecord {
  return withSeat(room, { ...seatNamed(room, seat), standIn });
}

/** The room with another name on a seat, which nobody else there has. Throws `NO_SUCH_SEAT`. */
export function renamed(room: RoomRecord, seat: Seat, name: string): RoomRecord {
  return withSeat(room, { ...seatNamed(room, seat), name: distinctName(name, othersThan(room, seat)) });
}

/** The names on all other seats. */
function othersThan(room: RoomRecord, seat: Seat): string[] {
  return room.seats.filter((other) => other.seat !== seat).map(({ name }) => name);
}

/** The seat a key opens, whichever it is by now. */
export function seatOfKey(room: RoomRecord, key: unknown): Seat | null {
  return room.seats.find(({ keyHash }) => keyFits(keyHash, key))?.seat ?? null;
}

/** Throws `NOT_HOST` unless the key is the host's. */
export function requireHost(room: RoomRecord, key: unknown): void {
  if (!keyFits(room.hostKeyHash, key)) throw refused('NOT_HOST');
}

/** Throws `NO_SUCH_SEAT`, or `NOT_YOUR_SEAT` unless the key is the seat's. */
export function requireSeat(room: RoomRecord, seat: Seat, key: unknown): void {
  if (!keyFits(seatNamed(room, seat).keyHash, key)) throw refused('NOT_YOUR_SEAT');
}

function withSeat(room: RoomRecord, seat: SeatRecord): RoomRecord {
  return { ...room, seats: room.seats.map((other) => (other.seat === seat.seat ? seat : other)) };
}
