import { reseatedOptions } from '@lantern/games/kit/options';
import { seatsOf } from '@lantern/games/kit/seat';
import type { AnyModule } from '@lantern/games/module';
import type { MatchEnd, PlayedMatch } from '@lantern/protocol/playedMatches';
import type { Seat } from '@lantern/protocol/seat';
import { refused } from '../../refusals';
import type { HostingRecord, RoomRecord, SeatRecord } from '../../store/records';
import { seatNamed } from '../seats/seats';

/** What a fresh room has settled. */
export const DEFAULT_HOSTING: HostingRecord = {
  locked: false,
  pausedAt: null,
  absence: { after: null, by: 'default' },
  votes: [],
  takeBacks: { asked: {}, open: null },
  history: [],
  people: { known: 0, gone: [] },
  handOvers: [],
};

/** So many matches a room remembers. */
const REMEMBERED = 30;

/** The room with some of what is settled changed. */
export function withHosting(room: RoomRecord, change: Partial<HostingRecord>): RoomRecord {
  return { ...room, hosting: { ...room.hosting, ...change } };
}

/**
 * The room with its seat records in another order: each becomes the seat of its place. Whoever sat on one finds the new
 * seat by the key, which goes along, and so do values of options by seat, such as colours.
 */
export function reseated(room: RoomRecord, order: readonly SeatRecord[], { options }: AnyModule): RoomRecord {
  const names = seatsOf(order.length);
  const nowAt = new Map(order.map(({ seat }, index) => [seat, names[index] as Seat]));
  const muted = room.chat.muted.map((one) => (one.seat === null ? one : { ...one, seat: nowAt.get(one.seat) ?? null }));
  return {
    ...room,
    options: reseatedOptions(
      options,
      room.options,
      order.map(({ seat }) => Number(seat)),
    ),
    seats: order.map((record, index) => ({ ...record, seat: names[index] as Seat })),
    chat: { ...room.chat, muted },
  };
}

/** The room with everybody one seat further on: who sat second now begins. */
export function rotated(room: RoomRecord, module: AnyModule): RoomRecord {
  const [first, ...others] = room.seats;
  return first ? reseated(room, [...others, first], module) : room;
}

/** The room with two seats changing places; an end is behind it. Throws `ROOM_PLAYING`, `NO_SUCH_SEAT`. */
export function swapped(room: RoomRecord, one: Seat, other: Seat, module: AnyModule): RoomRecord {
  if (room.state === 'playing') throw refused('ROOM_PLAYING');
  const [a, b] = [seatNamed(room, one), seatNamed(room, other)];
  const order = room.seats.map((record) => (record === a ? b : record === b ? a : record));
  // Keys open seats of the newest match: whoever has moved must not find another's cards there.
  return { ...reseated(room, order, module), state: 'open', matchId: null };
}

/** The room whose host is the person on that seat: from now on the seat's key is the host's. Throws `NOT_A_PERSON`. */
export function hostedBy(room: RoomRecord, seat: Seat): RoomRecord {
  const { kind, keyHash } = seatNamed(room, seat);
  if (kind !== 'person' || keyHash === null) throw refused('NOT_A_PERSON');
  return { ...room, hostKeyHash: keyHash };
}

/** The seat whose key is the host's; nothing where the host has a key of their own. */
export function seatOfHost(room: RoomRecord): Seat | null {
  return room.seats.find(({ keyHash }) => keyHash === room.hostKeyHash)?.seat ?? null;
}

/** The room after its running match, which it remembers. @param winners nobody, unless it was played to its end */
export function afterMatch(room: RoomRecord, end: MatchEnd, winners: readonly Seat[]): RoomRecord {
  const { matchId, game, seats } = room;
  const { desertedAt: _, clockHeldAt: _held, seatRequests: _requests, ...hosting } = room.hosting;
  if (matchId === null) return room;
  const players = seats.map(({ name, kind, person }) => ({ name, kind, person }));
  const played: PlayedMatch = { matchId, game, at: Date.now(), end, players, winners: [...winners] };
  return {
    ...room,
    state: 'over',
    seats: seats.map(({ former: _former, request: _request, ...seat }) => ({ ...seat, standIn: 'none' })),
    hosting: {
      ...hosting,
      pausedAt: null,
      votes: [],
      takeBacks: DEFAULT_HOSTING.takeBacks,
      history: [...hosting.history, played].slice(-REMEMBERED),
    },
  };
}

/** Whether a match was ended by vote, as far as the room remembers: nobody moves in it, and its seed is revealed. */
export function endedEarly(room: RoomRecord, matchId: string): boolean {
  return room.hosting.history.some((played) => played.matchId === matchId && played.end === 'vote');
}
