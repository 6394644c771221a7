import { SEAT_REQUEST_LASTS, type SeatRequestView } from '@lantern/protocol/roomSeats';
import type { Seat } from '@lantern/protocol/seat';
import { isStillOpen } from '../../clock/clockSkew';
import { lastsIn } from '../../days/tempoRules';
import { refused } from '../../refusals';
import type { RoomRecord, SeatRecord, SeatRequestRecord } from '../../store/records';
import { keyFits } from '../access/keys';
import { shownBy } from '../access/shownTogether';
import { seatOfHost, withHosting } from '../host/hostingRules';
import { seatOf } from '../presence/presence';
import type { ReadonlyVisitors } from '../presence/visitors';
import { distinctName } from './names';
import { namesOfOthers } from './people';
import { isAskable, type Newcomer, seatNamed, seatOfKey, withPerson } from './seats';

/** The person who answers: the host, or the person on a seat. */
export type Answerer = 'host' | { seat: SeatRecord };

/** The person who shows a key. Throws `NOT_YOUR_SEAT`. */
export function answererOf(room: RoomRecord, key: unknown): Answerer {
  if (keyFits(room.hostKeyHash, key)) return 'host';
  const seat = seatOfKey(room, key);
  if (seat === null) throw refused('NOT_YOUR_SEAT');
  return { seat: seatNamed(room, seat) };
}

/** The requests that await answers in the running match. */
export function openRequests({ state, hosting }: RoomRecord, now: number): SeatRequestRecord[] {
  if (state !== 'playing') return [];
  return (hosting.seatRequests ?? []).filter(({ until }) =>
    isStillOpen(until, lastsIn({ hosting }, SEAT_REQUEST_LASTS), now),
  );
}

/** The seats of the host: with the host's key, or shown by the host's connections. */
export function seatsOfHost(room: RoomRecord, visitors: ReadonlyVisitors): Seat[] {
  const shown = visitors.hosts(room).map((host) => seatOf(room, host));
  return [...new Set([seatOfHost(room), ...shown])].filter((seat) => seat !== null);
}

/** The seats of the person who is the host, by all keys this person has ever shown in the room. */
export function seatsOfHostPerson(room: RoomRecord, visitors: ReadonlyVisitors): Seat[] {
  const shown = shownBy(room, [room.hostKeyHash]);
  const remembered = room.seats.filter(({ keyHash }) => keyHash !== null && shown.has(keyHash)).map(({ seat }) => seat);
  return [...new Set([...seatsOfHost(room, visitors), ...remembered])];
}

/** The name of the host; `null` for a host without a seat. */
export function hostName(room: RoomRecord, visitors: ReadonlyVisitors): string | null {
  const [seat] = seatsOfHost(room, visitors);
  return seat === undefined ? null : seatNamed(room, seat).name;
}

/**
 * The people of whom one must approve besides the host: those with a key whose vote counts or who play themselves,
 * except the asking person.
 */
function others(room: RoomRecord, request: SeatRequestRecord, hostSeats: readonly Seat[]): SeatRecord[] {
  const asker = shownBy(room, [request.keyHash]);
  return room.seats.filter(
    ({ seat, kind, keyHash, standIn, away }) =>
      kind === 'person' &&
      keyHash !== null &&
      (standIn === 'none' || !away) &&
      !hostSeats.includes(seat) &&
      !asker.has(keyHash),
  );
}

const said = (by: readonly string[], { keyHash }: SeatRecord) => keyHash !== null && by.includes(keyHash);

/** The open requests as everybody may see them. */
export function seatRequestViews(room: RoomRecord, visitors: ReadonlyVisitors, now: number): SeatRequestView[] {
  const hostSeats = seatsOfHostPerson(room, visitors);
  return openRequests(room, now).map((request) => {
    const { id, seat, name, host, yes, no, until } = request;
    const asked = others(room, request, hostSeats);
    const seats = asked.some((record) => said(yes, record)) ? [] : asked.filter((record) => !said(no, record));
    return { id, seat, name, host: !host, seats: seats.map((seat) => seat.seat), remaining: until - now };
  });
}

/**
 * The room after a request for a seat of the running match. A request of the host counts as the host's approval. Nobody
 * asks under the name of a current or former player: a number is added, as on a seat. Throws `ROOM_NOT_PLAYING`,
 * `ROOM_LOCKED`, `NO_SUCH_SEAT`, `SEAT_TAKEN`, `SEAT_ASKED`.
 * @param visitors identify the host: the browser that asks may show the host's key
 */
export function askedFor(
  room: RoomRecord,
  seat: Seat,
  { id, newcomer }: { id: string; newcomer: Newcomer },
  visitors: ReadonlyVisitors,
  now: number,
): RoomRecord {
  if (room.state !== 'playing') throw refused('ROOM_NOT_PLAYING');
  if (room.hosting.locked) throw refused('ROOM_LOCKED');
  if (!isAskable(seatNamed(room, seat))) throw refused('SEAT_TAKEN');
  const { keyHash, formerHash = null, browser } = newcomer;
  const open = openRequests(room, now).filter(
    (openRequest) => browser === undefined || openRequest.browser !== browser,
  );
  if (open.some((record) => record.seat === seat)) throw refused('SEAT_ASKED');
  const until = now + lastsIn(room, SEAT_REQUEST_LASTS);
  const name = distinctName(newcomer.name, namesOfOthers(room, formerHash));
  const request = { id, seat, name, keyHash, formerHash, until, host: false, yes: [], no: [] };
  const asked = withHosting(room, { seatRequests: [...open, { ...request, ...(browser && { browser }) }] });
  const hosts = visitors.hosts(room).flatMap(({ browserHash }) => browserHash ?? []);
  const byHost = shownBy(asked, [room.hostKeyHash, ...hosts]).has(keyHash);
  const hostSeats = seatsOfHostPerson(room, visitors);
  return byHost ? answeredRequest(asked, id, { by: 'host', agreed: true, hostSeats }, now) : asked;
}

/**
 * The room after an answer. The seat is granted once the host and one more seated person, if there is one, have
 * approved. A refusal ends the request if it comes from the host or the last person who could approve. Throws
 * `NO_SEAT_REQUEST`.
 * @param hostSeats seats of the person who is the host, who does not count twice
 */
export function answeredRequest(
  room: RoomRecord,
  id: string,
  { by, agreed, hostSeats }: { by: Answerer; agreed: boolean; hostSeats: readonly Seat[] },
  now: number,
): RoomRecord {
  const request = openRequests(room, now).find((openRequest) => openRequest.id === id);
  if (!request) throw refused('NO_SEAT_REQUEST');
  const asHost = by === 'host' || hostSeats.includes(by.seat.seat);
  if (asHost && !agreed) return withoutRequest(room, id);
  const after = asHost ? { ...request, host: true } : withAnswer(request, by.seat.keyHash ?? '', agreed);
  const asked = others(room, request, hostSeats);
  const willing = asked.filter((record) => !said(after.no, record));
  if (asked.length > 0 && willing.length === 0) return withoutRequest(room, id);
  const agreedOn = after.host && (asked.length === 0 || asked.some((record) => said(after.yes, record)));
  return agreedOn ? given(withoutRequest(room, id), after) : replaced(room, after);
}

export function withoutRequest(room: RoomRecord, id: string): RoomRecord {
  return withHosting(room, {
    seatRequests: (room.hosting.seatRequests ?? []).filter((seatRequest) => seatRequest.id !== id),
  });
}

function withAnswer(request: SeatRequestRecord, keyHash: string, agreed: boolean): SeatRequestRecord {
  const [yes, no] = [request.yes, request.no].map((by) => by.filter((one) => one !== keyHash)) as [string[], string[]];
  return agreed ? { ...request, yes: [...yes, keyHash], no } : { ...request, yes, no: [...no, keyHash] };
}

function replaced(room: RoomRecord, request: SeatRequestRecord): RoomRecord {
  const all = room.hosting.seatRequests ?? [];
  return withHosting(room, { seatRequests: all.map((record) => (record.id === request.id ? request : record)) });
}

/** Throws `NO_SEAT_REQUEST` if the seat has a person by now. */
function given(room: RoomRecord, { id, seat, name, keyHash, formerHash, browser }: SeatRequestRecord): RoomRecord {
  if (!isAskable(seatNamed(room, seat))) throw refused('NO_SEAT_REQUEST');
  return withPerson(room, seat, { name, keyHash, formerHash, browser, request: id });
}
