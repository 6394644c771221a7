import { GAME_NIGHT_LASTS, type GameNightView, GUESTS_AT_MOST } from '@lantern/protocol/gameNight';
import { DAY } from '@lantern/protocol/timeUnits';
import { refused } from '../../refusals';
import type { GameNightRecord, GuestRecord, RoomRecord } from '../../store/records';
import { withHosting } from '../host/hostingRules';

/** How far ahead a date may be, in milliseconds. */
const AHEAD_AT_MOST = 2 * 366 * DAY;

/** The next meeting in a room as everybody may see it; undefined without a date or long after it. */
export function gameNightView(room: RoomRecord, now: number): GameNightView | undefined {
  const night = lasting(room, now);
  return night && { ...night, guests: night.guests.map(({ id, name, reply }) => ({ id, name, reply })) };
}

/**
 * The room with another date, or with neither date nor answers. Changing the date keeps the answers. Throws `BAD_DATE`.
 * @param now milliseconds since 1970
 */
export function datedFor(room: RoomRecord, at: number | null, now: number): RoomRecord {
  const { gameNight, ...hosting } = room.hosting;
  if (at === null) return gameNight ? { ...room, hosting } : room;
  if (at <= now || at > now + AHEAD_AT_MOST) throw refused('BAD_DATE');
  if (gameNight?.at === at) return room;
  const guests = lasting(room, now)?.guests ?? [];
  return withHosting(room, { gameNight: { at, revision: (gameNight?.revision ?? -1) + 1, guests } });
}

/**
 * The room with the answer of a browser, which replaces its earlier one. Throws `NO_GAME_NIGHT`, `ROOM_PLAYING`, and
 * for a browser without an earlier answer `ROOM_LOCKED`, `TOO_MANY_GUESTS`.
 */
export function replied(room: RoomRecord, guest: GuestRecord, now: number): RoomRecord {
  const night = lasting(room, now);
  if (!night) throw refused('NO_GAME_NIGHT');
  if (room.state === 'playing') throw refused('ROOM_PLAYING');
  const before = guestOf(night, guest.browser);
  if (before)
    return withGuests(
      room,
      night,
      night.guests.map((known) => (known === before ? { ...guest, id: known.id } : known)),
    );
  if (room.hosting.locked) throw refused('ROOM_LOCKED');
  if (night.guests.length >= GUESTS_AT_MOST) throw refused('TOO_MANY_GUESTS');
  return withGuests(room, night, [...night.guests, guest]);
}

/** The answer of a browser, found by its hash in the room. */
export function guestOf({ guests }: GameNightRecord, browser: string): GuestRecord | undefined {
  return guests.find((guest) => guest.browser === browser);
}

/** The room without an answer; the same room if the answer is already gone. */
export function withoutGuest(room: RoomRecord, id: string): RoomRecord {
  const night = room.hosting.gameNight;
  if (!night?.guests.some((guest) => guest.id === id)) return room;
  return withGuests(
    room,
    night,
    night.guests.filter((guest) => guest.id !== id),
  );
}

function withGuests(room: RoomRecord, night: GameNightRecord, guests: GuestRecord[]): RoomRecord {
  return withHosting(room, { gameNight: { ...night, guests } });
}

function lasting({ hosting: { gameNight } }: RoomRecord, now: number): GameNightRecord | undefined {
  return gameNight && now < gameNight.at + GAME_NIGHT_LASTS ? gameNight : undefined;
}
