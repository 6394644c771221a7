import { reseatedOptions } from '@lantern/games/kit/options';
import { seatsOf } from '@lantern/games/kit/seat';
import type { AnyModule } from '@lantern/games/module';
import type { MatchEnd, PlayedMatch } from '@lantern/protocol/playedMatches';
import type { Seat } from '@lantern/protocol/seat';
import { refused } from '../../refusals';
import type { HostingRecord, RoomRecord, SeatRecord } from '../../store/records';
import { keyFits } from '../access/keys';
import { seatNamed } from '../seats/seats';

/** The decisions about a new room. */
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

export const MATCHES_REMEMBERED = 30;

export function withHosting(room: RoomRecord, change: Partial<HostingRecord>): RoomRecord {
  return { ...room, hosting: { ...room.hosting, ...change } };
}

/**
 * The room with its seat records in another order: each becomes the seat of its position. People find their new seats
 * by their keys, which move along, and so do values of options by seat, such as colours.
 */
export function reseated(room: RoomRecord, order: readonly SeatRecord[], { options }: AnyModule): RoomRecord {
  const names = seatsOf(order.length);
  const nowAt = new Map(order.map(({ seat }, index) => [seat, names[index] as Seat]));
  const muted = room.chat.muted.map((record) =>
    record.seat === null ? record : { ...record, seat: nowAt.get(record.seat) ?? null },
  );
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

/** The room with everybody moved one seat on: the second player now starts. */
export function rotated(room: RoomRecord, module: AnyModule): RoomRecord {
  const [first, ...others] = room.seats;
  return first ? reseated(room, [...others, first], module) : room;
}

/** The room with two seats swapped, open for its next match. Throws `ROOM_PLAYING`, `NO_SUCH_SEAT`. */
export function swapped(room: RoomRecord, one: Seat, other: Seat, module: AnyModule): RoomRecord {
  if (room.state === 'playing') throw refused('ROOM_PLAYING');
  const [a, b] = [seatNamed(room, one), seatNamed(room, other)];
  const order = room.seats.map((record) => (record === a ? b : record === b ? a : record));
  // Keys open seats of the newest match: after a swap nobody may see another player's cards there.
  return { ...reseated(room, order, module), state: 'open', matchId: null };
}

/** The room with the person on that seat as its host: the key of the seat becomes the host's. Throws `NOT_A_PERSON`. */
export function hostedBy(room: RoomRecord, seat: Seat): RoomRecord {
  const { kind, keyHash } = seatNamed(room, seat);
  if (kind !== 'person' || keyHash === null) throw refused('NOT_A_PERSON');
  return { ...withoutAbsence(room), hostKeyHash: keyHash };
}

/** The room with a new key of the host, by the secret of a one-time link. Throws `HOST_LINK_GONE`. */
export function hostedByLink(room: RoomRecord, secret: unknown, hostKeyHash: string): RoomRecord {
  const { hostLink = null, ...hosting } = room.hosting;
  if (!keyFits(hostLink, secret)) throw refused('HOST_LINK_GONE');
  return { ...withoutAbsence({ ...room, hosting }), hostKeyHash };
}

/** The room without a claim of an absent host. */
function withoutAbsence(room: RoomRecord): RoomRecord {
  const { hostAway: _, ...hosting } = room.hosting;
  return { ...room, hosting };
}

/** The seat whose key is the host's; `null` if the host has a key of their own. */
export function seatOfHost(room: RoomRecord): Seat | null {
  return room.seats.find(({ keyHash }) => keyHash === room.hostKeyHash)?.seat ?? null;
}

/**
 * The room after its running match, which it remembers.
 * @param winners empty unless the match was played to its end
 */
export function afterMatch(room: RoomRecord, end: MatchEnd, winners: readonly Seat[]): RoomRecord {
  const { matchId, game, seats } = room;
  const {
    desertedAt: _,
    clockHeldAt: _held,
    seatRequests: _requests,
    undoable: _acts,
    pauseEnds: _ends,
    ...hosting
  } = room.hosting;
  if (matchId === null) return room;
  const players = seats.map(({ name, kind, person }) => ({ name, kind, person }));
  const played: PlayedMatch = { matchId, game, at: Date.now(), end, players, winners: [...winners] };
  return {
    ...room,
    state: 'over',
    seats: seats.map(({ former: _former, away: _away, ...seat }) => ({ ...seat, standIn: 'none' })),
    hosting: {
      ...hosting,
      pausedAt: null,
      votes: [],
      takeBacks: DEFAULT_HOSTING.takeBacks,
      history: [...hosting.history, played].slice(-MATCHES_REMEMBERED),
    },
  };
}

/** Whether a match was ended by vote or by the operator, as far as the room remembers. Nobody can move in it, and its seed is revealed. */
export function endedEarly(room: RoomRecord, matchId: string): boolean {
  return room.hosting.history.some(
    (played) => played.matchId === matchId && (played.end === 'vote' || played.end === 'operator'),
  );
}
