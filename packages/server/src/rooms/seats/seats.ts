import type { StandIn } from '@lantern/protocol/absence';
import type { Level } from '@lantern/protocol/level';
import type { Seat } from '@lantern/protocol/seat';
import { refused } from '../../refusals';
import type { FormerBot, RoomRecord, SeatRecord } from '../../store/records';
import type { Visitor } from '../../store/shared';
import { hashFits, keyFits } from '../access/keys';
import { botName, distinctName } from './names';
import { arrived, departed } from './people';

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
 * The seat somebody gets: the one named or the first that is free. A seat that another has played in the running match
 * is given only to who asks for it, unless it is their own that they stood up from.
 * @param formerHash of the key of a seat they had before
 * Throws `ROOM_LOCKED`, `NO_SUCH_SEAT`, `SEAT_TAKEN`, `ASK_FOR_SEAT`, `ROOM_FULL`.
 */
export function freeSeat(room: RoomRecord, wanted: Seat | undefined, formerHash: string | null): Seat {
  if (room.hosting.locked) throw refused('ROOM_LOCKED');
  const free = (seat: SeatRecord) => (seat.kind === 'empty' && !seat.former) || isOwnAgain(seat, formerHash);
  const seats = wanted === undefined ? room.seats : [seatNamed(room, wanted)];
  const found = seats.find(free);
  if (found) return found.seat;
  if (room.state === 'playing' && seats.some(isAskable)) throw refused('ASK_FOR_SEAT');
  throw refused(wanted === undefined ? 'ROOM_FULL' : 'SEAT_TAKEN');
}

/** Whether nobody who is seated has the seat: in a running match one may ask for it. */
export function isAskable({ kind }: SeatRecord): boolean {
  return kind !== 'person';
}

/** Whether the key is that of the person who stood up from the seat, which nobody has had since. */
function isOwnAgain({ kind, former }: SeatRecord, formerHash: string | null): boolean {
  return kind !== 'person' && former?.kind === 'person' && hashFits(former.keyHash, formerHash);
}

/**
 * Throws `SECOND_SEAT` if a browser holds a seat of the running match already: nobody may see with two hands. Several
 * people who share a browser sit down before the deal.
 * @param browser what it is known by in the room
 * @param open everybody sees everything in this game
 */
export function refuseSecondSeat(
  room: RoomRecord,
  browser: string | undefined,
  { open, visitors }: { open: boolean; visitors: Iterable<Visitor> },
): void {
  if (room.state !== 'playing' || open || browser === undefined) return;
  const here = [...visitors].filter(({ browserHash }) => browserHash === browser);
  const shows = (seat: SeatRecord) => here.some(({ seatHash }) => hashFits(seat.keyHash, seatHash));
  if (room.seats.some((seat) => seat.kind === 'person' && (seat.browser === browser || shows(seat))))
    throw refused('SECOND_SEAT');
}

/** Somebody who sits down. */
export interface Newcomer {
  name: string;
  /** The hash of the key they get. */
  keyHash: string;
  /** The hash of the key of a seat they had before. */
  formerHash?: string | null;
  /** What their browser is known by in the room. */
  browser?: string | undefined;
  /** The request by which they are given the seat. */
  request?: string;
}

/** The room with a person on a seat, under a name of their own: a number follows where somebody has it already. */
export function withPerson(room: RoomRecord, seat: Seat, newcomer: Newcomer): RoomRecord {
  const { name, keyHash, formerHash = null, browser, request } = newcomer;
  const { person, people } = arrived(room, formerHash);
  const before = seatNamed(room, seat);
  const former: SeatRecord['former'] =
    before.kind === 'bot' && room.state === 'playing' ? formerBot(before) : before.former;
  const sitting: SeatRecord = {
    ...{ seat, kind: 'person', keyHash, person, standIn: 'none' },
    name: distinctName(name, othersThan(room, seat)),
    ...(former && !isOwnAgain(before, formerHash) && { former }),
    ...(browser !== undefined && { browser }),
    ...(request !== undefined && { request }),
  };
  return withSeat({ ...room, hosting: { ...room.hosting, people } }, sitting);
}

/** What is wanted of a bot; what is not given stays, or is as usual. */
interface WantedBot {
  name?: string | undefined;
  level?: Level | undefined;
}

/** The room with a bot on an empty seat, or with the bot there changed. Throws `NO_SUCH_SEAT`, `SEAT_TAKEN`. */
export function withBot(room: RoomRecord, seat: Seat, wanted: WantedBot = {}): RoomRecord {
  const before = seatNamed(room, seat);
  if (before.kind === 'person') throw refused('SEAT_TAKEN');
  const isNew = before.kind === 'empty';
  const bot: SeatRecord = isNew ? { ...emptySeat(seat), kind: 'bot', ...formerOf(room, seat) } : before;
  const { name = isNew ? freshName(room) : bot.name, level = bot.level } = wanted;
  return renamed(withSeat(room, { ...bot, ...(level && { level }) }), seat, name);
}

function formerBot({ name, level }: SeatRecord): FormerBot {
  return { kind: 'bot', name, ...(level && { level }) };
}

function freshName(room: RoomRecord): string {
  return botName(room.seats.map((other) => other.name));
}

/**
 * The room with that seat vacated; its key is worth nothing from then on. In a running match it is left to whoever played
 * it before: a bot plays on, a person may come back.
 * @param by themselves, or the host
 * Throws `NO_SUCH_SEAT`, `SEAT_EMPTY`.
 */
export function vacated(room: RoomRecord, seat: Seat, by: 'self' | 'host'): RoomRecord {
  const leaving = seatNamed(room, seat);
  const { kind, standIn, former } = leaving;
  if (kind === 'empty') throw refused('SEAT_EMPTY');
  const hosting = { ...room.hosting, people: departed(room, leaving) };
  if (room.state !== 'playing') return withSeat({ ...room, hosting }, emptySeat(seat));
  if (former?.kind === 'bot') return withSeat({ ...room, hosting }, { ...emptySeat(seat), ...former });
  const left: SeatRecord['former'] =
    kind === 'bot'
      ? formerBot(leaving)
      : (former ?? { kind: 'person', keyHash: by === 'self' ? leaving.keyHash : null });
  // Whoever stands in goes on, so that leaving does not stop a match.
  return withSeat({ ...room, hosting }, { ...emptySeat(seat), standIn, former: left });
}

/** Who played a seat before, if anybody has in this match. */
function formerOf(room: RoomRecord, seat: Seat): Pick<SeatRecord, 'former'> {
  const { former } = seatNamed(room, seat);
  return former ? { former } : {};
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
