import type { OfferKind, OfferView } from '@lantern/protocol/offers';
import type { Seat } from '@lantern/protocol/seat';
import { refused } from '../../refusals';
import type { OfferRecord, RoomRecord, SeatRecord } from '../../store/records';
import { hashKey } from '../access/keys';
import { withHosting } from '../host/hostingRules';
import type { ReadonlyVisitors } from '../presence/visitors';
import { type Answerer, seatsOfHost } from '../seats/seatRequestRules';
import { vacated, withStandIn } from '../seats/seats';

type MatchOffer = OfferRecord & { kind: Exclude<OfferKind, 'next'> };

/** Hash of the basis of an offer, which expires when the game, the options or the people on the seats change. */
function basisOf({ game, options, seats }: RoomRecord): string {
  return hashKey(JSON.stringify([game, options, seats.map(({ kind, person }) => person ?? kind)]));
}

/** The offer of a room that waits for answers; undefined if there is none. */
export function openOffer(room: RoomRecord): OfferRecord | undefined {
  const { offer } = room.hosting;
  return offer && room.state !== 'playing' && offer.basis === basisOf(room) ? offer : undefined;
}

/** The offer with that id. Throws `NO_OFFER`. */
function offerNamed(room: RoomRecord, id: string): OfferRecord {
  const offer = openOffer(room);
  if (offer?.id !== id) throw refused('NO_OFFER');
  return offer;
}

/** The people who must agree, besides the host. */
export function othersThanHost(room: RoomRecord, hostSeats: readonly Seat[]): SeatRecord[] {
  return room.seats.filter(({ seat, kind }) => kind === 'person' && !hostSeats.includes(seat));
}

/** The people who have not agreed: they have declined or not answered. */
function notAgreed(room: RoomRecord, { yes }: OfferRecord, hostSeats: readonly Seat[]): SeatRecord[] {
  return othersThanHost(room, hostSeats).filter((record) => !isAmong(yes, record));
}

const isAmong = (people: readonly number[], { person }: SeatRecord) => person !== null && people.includes(person);

/** The room with a new offer of its host, which replaces any other. Throws `ROOM_PLAYING`. */
export function offered(
  room: RoomRecord,
  { id, kind, hostSeats }: { id: string; kind: OfferKind; hostSeats: readonly Seat[] },
): RoomRecord {
  if (room.state === 'playing') throw refused('ROOM_PLAYING');
  const own = room.seats.flatMap(({ seat, person }) => (person !== null && hostSeats.includes(seat) ? person : []));
  const offer: OfferRecord = { id, kind, by: own[0] ?? null, yes: own, no: [], basis: basisOf(room) };
  return withHosting(room, { offer });
}

export function withoutOffer(room: RoomRecord): RoomRecord {
  const { offer: _, ...hosting } = room.hosting;
  return { ...room, hosting };
}

/**
 * The room after an answer. Everybody may change theirs; if the host declines, the offer is withdrawn. Throws
 * `NO_OFFER`.
 * @param hostSeats seats of the host, whose answers count as the host's
 */
export function answeredOffer(
  room: RoomRecord,
  id: string,
  { by, agreed, hostSeats }: { by: Answerer; agreed: boolean; hostSeats: readonly Seat[] },
): RoomRecord {
  const offer = offerNamed(room, id);
  if (by === 'host' || hostSeats.includes(by.seat.seat)) return agreed ? room : withoutOffer(room);
  const { person } = by.seat;
  if (person === null || isAmong(agreed ? offer.yes : offer.no, by.seat)) return room;
  const [yes, no] = [offer.yes, offer.no].map((people) => people.filter((one) => one !== person)) as [
    number[],
    number[],
  ];
  (agreed ? yes : no).push(person);
  return withHosting(room, { offer: { ...offer, yes, no } });
}

/** The kind of the offered match once everybody has agreed to it; undefined before. */
export function agreedKind(room: RoomRecord, id: string, hostSeats: readonly Seat[]): MatchOffer['kind'] | undefined {
  const offer = openOffer(room);
  if (offer?.id !== id || offer.kind === 'next') return undefined;
  return notAgreed(room, offer, hostSeats).length === 0 ? offer.kind : undefined;
}

/**
 * The offered match, if it may start without the named seats: these must be exactly the people who have not agreed.
 * Throws `NO_OFFER`, `OFFER_CHANGED`.
 */
export function startableOffer(
  room: RoomRecord,
  id: string,
  without: readonly Seat[],
  hostSeats: readonly Seat[],
): MatchOffer {
  const { kind, ...offer } = offerNamed(room, id);
  if (kind === 'next') throw refused('NO_OFFER');
  const missing = notAgreed(room, { kind, ...offer }, hostSeats).map(({ seat }) => seat);
  const isSame = new Set(without).size === missing.length && missing.every((seat) => without.includes(seat));
  if (!isSame) throw refused('OFFER_CHANGED');
  return { kind, ...offer };
}

/**
 * The room as seated for the offered match. A stand-in plays for people who have not answered until they come. People
 * who declined watch; their seats are free, and theirs again if they take them.
 */
export function seatedFor(room: RoomRecord, offer: OfferRecord, hostSeats: readonly Seat[]): RoomRecord {
  const missing = notAgreed(room, offer, hostSeats);
  const stoodIn = missing.reduce((now, { seat }) => withStandIn(now, seat, room.hosting.absence.by), room);
  // Treated as if they left during the match, so that their seats stay reserved for them.
  const begun = missing
    .filter((record) => isAmong(offer.no, record))
    .reduce<RoomRecord>((now, { seat }) => vacated(now, seat, 'self'), { ...stoodIn, state: 'playing' });
  return { ...begun, state: room.state };
}

/** The open offer as everybody may see it, with the seats as people have them now. */
export function offerView(room: RoomRecord, visitors: ReadonlyVisitors): OfferView | undefined {
  const offer = openOffer(room);
  if (!offer) return undefined;
  const { id, kind, by, no } = offer;
  const seatsOf = (records: readonly SeatRecord[]) => records.map(({ seat }) => seat);
  const missing = notAgreed(room, offer, seatsOfHost(room, visitors));
  return {
    id,
    kind,
    by: room.seats.find(({ person }) => by !== null && person === by)?.seat ?? null,
    yes: seatsOf(room.seats.filter((seat) => seat.kind === 'person' && !missing.includes(seat))),
    no: seatsOf(missing.filter((record) => isAmong(no, record))),
    asked: seatsOf(missing.filter((record) => !isAmong(no, record))),
  };
}
