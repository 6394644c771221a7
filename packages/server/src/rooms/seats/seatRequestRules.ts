import { SEAT_REQUEST_LASTS, type SeatRequestView } from '@lantern/protocol/roomSeats';
import type { Seat } from '@lantern/protocol/seat';
import { isStillOpen } from '../../clock/clockSkew';
import { refused } from '../../refusals';
import type { RoomRecord, SeatRecord, SeatRequestRecord } from '../../store/records';
import { seatOfHost, withHosting } from '../host/hostingRules';
import { seatOf } from '../presence/presence';
import type { ReadonlyVisitors } from '../presence/visitors';
import { isAskable, type Newcomer, seatNamed, withPerson } from './seats';

/** Who answers: the host, or somebody on a seat. */
export type Answerer = 'host' | { seat: SeatRecord };

/** The requests that wait for an answer in the running match. */
export function openRequests({ state, hosting }: RoomRecord, now: number): SeatRequestRecord[] {
  if (state !== 'playing') return [];
  return (hosting.seatRequests ?? []).filter(({ until }) => isStillOpen(until, SEAT_REQUEST_LASTS, now));
}

/** The seats of whoever is the host, by the key of the seat or by what their browser shows beside it. */
export function seatsOfHost(room: RoomRecord, visitors: ReadonlyVisitors): Seat[] {
  const shown = visitors.hosts(room).map((host) => seatOf(room, host));
  return [...new Set([seatOfHost(room), ...shown])].filter((seat) => seat !== null);
}

/** The seated persons of whom one must agree beside the host: all others for whom no stand-in plays. */
function others(room: RoomRecord, hostSeats: readonly Seat[]): SeatRecord[] {
  return room.seats.filter(
    ({ seat, kind, standIn }) => kind === 'person' && standIn === 'none' && !hostSeats.includes(seat),
  );
}

const said = (by: readonly string[], { keyHash }: SeatRecord) => keyHash !== null && by.includes(keyHash);

/** The open requests as everybody may see them. */
export function seatRequestViews(room: RoomRecord, visitors: ReadonlyVisitors, now: number): SeatRequestView[] {
  const asked = others(room, seatsOfHost(room, visitors));
  return openRequests(room, now).map(({ id, seat, name, host, yes, no, until }) => ({
    id,
    seat,
    name,
    host: !host,
    seats: asked.some((one) => said(yes, one)) ? [] : asked.filter((one) => !said(no, one)).map((one) => one.seat),
    remaining: until - now,
  }));
}

/**
 * The room after somebody has asked for a seat of the running match.
 * Throws `ROOM_NOT_PLAYING`, `ROOM_LOCKED`, `NO_SUCH_SEAT`, `SEAT_TAKEN`, `SEAT_ASKED`.
 */
export function askedFor(
  room: RoomRecord,
  seat: Seat,
  { id, newcomer }: { id: string; newcomer: Newcomer },
  now: number,
): RoomRecord {
  if (room.state !== 'playing') throw refused('ROOM_NOT_PLAYING');
  if (room.hosting.locked) throw refused('ROOM_LOCKED');
  if (!isAskable(seatNamed(room, seat))) throw refused('SEAT_TAKEN');
  const { name, keyHash, formerHash = null, browser } = newcomer;
  const open = openRequests(room, now).filter((one) => browser === undefined || one.browser !== browser);
  if (open.some((one) => one.seat === seat)) throw refused('SEAT_ASKED');
  const until = now + SEAT_REQUEST_LASTS;
  const request = { id, seat, name, keyHash, formerHash, until, host: false, yes: [], no: [] };
  return withHosting(room, { seatRequests: [...open, { ...request, ...(browser !== undefined && { browser }) }] });
}

/**
 * The room after an answer; with the seat given, once the host and one more seated person have agreed, where there is one.
 * The host's no ends the request, and so does the no of the last who could agree.
 * @param hostSeats the host's own, which do not count as others
 * Throws `NO_SEAT_REQUEST`.
 */
export function answeredRequest(
  room: RoomRecord,
  id: string,
  { by, agreed, hostSeats }: { by: Answerer; agreed: boolean; hostSeats: readonly Seat[] },
  now: number,
): RoomRecord {
  const request = openRequests(room, now).find((one) => one.id === id);
  if (!request) throw refused('NO_SEAT_REQUEST');
  const asHost = by === 'host' || hostSeats.includes(by.seat.seat);
  if (asHost && !agreed) return withoutRequest(room, id);
  const after = asHost ? { ...request, host: true } : withAnswer(request, by.seat.keyHash ?? '', agreed);
  const asked = others(room, hostSeats);
  const willing = asked.filter((one) => !said(after.no, one));
  if (asked.length > 0 && willing.length === 0) return withoutRequest(room, id);
  const agreedOn = after.host && (asked.length === 0 || asked.some((one) => said(after.yes, one)));
  return agreedOn ? given(withoutRequest(room, id), after) : replaced(room, after);
}

/** The room without a request. */
export function withoutRequest(room: RoomRecord, id: string): RoomRecord {
  return withHosting(room, { seatRequests: (room.hosting.seatRequests ?? []).filter((one) => one.id !== id) });
}

function withAnswer(request: SeatRequestRecord, keyHash: string, agreed: boolean): SeatRequestRecord {
  const [yes, no] = [request.yes, request.no].map((by) => by.filter((one) => one !== keyHash)) as [string[], string[]];
  return agreed ? { ...request, yes: [...yes, keyHash], no } : { ...request, yes, no: [...no, keyHash] };
}

function replaced(room: RoomRecord, request: SeatRequestRecord): RoomRecord {
  const all = room.hosting.seatRequests ?? [];
  return withHosting(room, { seatRequests: all.map((one) => (one.id === request.id ? request : one)) });
}

/** Throws `NO_SEAT_REQUEST` if somebody has the seat by now. */
function given(room: RoomRecord, { id, seat, name, keyHash, formerHash, browser }: SeatRequestRecord): RoomRecord {
  if (!isAskable(seatNamed(room, seat))) throw refused('NO_SEAT_REQUEST');
  return withPerson(room, seat, { name, keyHash, formerHash, browser, request: id });
}
