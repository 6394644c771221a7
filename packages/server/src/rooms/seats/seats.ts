import type { StandIn } from '@lantern/protocol/absence';
import type { Level } from '@lantern/protocol/level';
import type { Seat } from '@lantern/protocol/seat';
import { refused } from '../../refusals';
import type { FormerBot, RoomRecord, SeatRecord } from '../../store/records';
import type { Visitor } from '../../store/shared';
import { hashFits, keyFits } from '../access/keys';
import { shownBy } from '../access/shownTogether';
import { botName, distinctName } from './names';
import { arrived, departed, type SeatLeaver } from './people';

export function emptySeat(seat: Seat): SeatRecord {
  return { seat, kind: 'empty', name: '', keyHash: null, person: null, standIn: 'none' };
}

/** The seat with that name. Throws `NO_SUCH_SEAT`. */
export function seatNamed(room: RoomRecord, seat: Seat): SeatRecord {
  const found = room.seats.find((candidate) => candidate.seat === seat);
  if (!found) throw refused('NO_SUCH_SEAT');
  return found;
}

/**
 * The seat a person gets: the named one or the first free one. A seat that another person has had in the running match
 * must be asked for, unless it is their own that they left. Throws `ROOM_LOCKED`, `NO_SUCH_SEAT`, `SEAT_TAKEN`,
 * `ASK_FOR_SEAT`, `ROOM_FULL`.
 * @param formerHash hash of the key of a seat they had before
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

/** Whether the seat has no person, so that it can be requested in a running match. */
export function isAskable({ kind }: SeatRecord): boolean {
  return kind !== 'person';
}

/** Whether the key belongs to the person who left the seat, which nobody has had since. */
function isOwnAgain({ kind, former }: SeatRecord, formerHash: string | null): boolean {
  return kind !== 'person' && former?.kind === 'person' && hashFits(former.keyHash, formerHash);
}

/**
 * Throws `SECOND_SEAT` if a browser already has a seat of the running match, since nobody may see two hands. People who
 * share a browser take their seats before the deal.
 * @param browser hash of its id in the room
 * @param open whether everybody sees everything in this game
 */
export function refuseSecondSeat(
  room: RoomRecord,
  browser: string | undefined,
  { open, visitors }: { open: boolean; visitors: Iterable<Visitor> },
): void {
  if (room.state !== 'playing' || open || browser === undefined) return;
  const here = [...visitors].filter(({ browserHash }) => browserHash === browser);
  const shown = shownBy(room, [browser, ...here.flatMap(({ seatHash }) => seatHash ?? [])]);
  if (room.seats.some(({ kind, keyHash }) => kind === 'person' && keyHash !== null && shown.has(keyHash)))
    throw refused('SECOND_SEAT');
}

/** A person who takes a seat. */
export interface Newcomer {
  name: string;
  /** Hash of the key they get. */
  keyHash: string;
  /** Hash of the key of a seat they had before. */
  formerHash?: string | null;
  /** Hash of the id of their browser. */
  browser?: string | undefined;
  request?: string;
}

/** The room with a person on a seat. A number is added to the name if another person has it. */
export function withPerson(room: RoomRecord, seat: Seat, newcomer: Newcomer): RoomRecord {
  const { name, keyHash, formerHash = null, browser, request } = newcomer;
  const { person, people } = arrived(room, formerHash);
  const before = seatNamed(room, seat);
  const former: SeatRecord['former'] =
    before.kind === 'bot' && room.state === 'playing' ? formerBot(before) : before.former;
  const sitting: SeatRecord = {
    seat,
    kind: 'person',
    keyHash,
    person,
    standIn: 'none',
    name: distinctName(name, othersThan(room, seat)),
    ...(former && !isOwnAgain(before, formerHash) && { former }),
    ...(browser !== undefined && { browser }),
    ...(request !== undefined && { request }),
  };
  const extraTime = before.extraTime && { ...room.hosting.extraTime, [person]: before.extraTime };
  return withSeat({ ...room, hosting: { ...room.hosting, people, ...(extraTime && { extraTime }) } }, sitting);
}

/** The wanted bot; absent properties stay, or get their defaults. */
interface WantedBot {
  name?: string | undefined;
  level?: Level | undefined;
}

/** The room with a bot on an empty seat, or with the bot on the seat changed. Throws `NO_SUCH_SEAT`, `SEAT_TAKEN`. */
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
 * The room with that seat freed; its key becomes invalid. In a running match the seat stays reserved for its former
 * player: a bot plays on, a person may come back. Throws `NO_SUCH_SEAT`, `SEAT_EMPTY`.
 */
export function vacated(room: RoomRecord, seat: Seat, by: SeatLeaver): RoomRecord {
  const leaving = seatNamed(room, seat);
  const { kind, standIn, former } = leaving;
  if (kind === 'empty') throw refused('SEAT_EMPTY');
  const hosting = { ...room.hosting, people: departed(room, leaving, by) };
  if (room.state !== 'playing') return withSeat({ ...room, hosting }, emptySeat(seat));
  if (former?.kind === 'bot') return withSeat({ ...room, hosting }, { ...emptySeat(seat), ...former });
  const left: SeatRecord['former'] =
    kind === 'bot'
      ? formerBot(leaving)
      : (former ?? { kind: 'person', keyHash: by === 'self' ? leaving.keyHash : null });
  // The stand-in plays on, so that leaving does not stop a match.
  return withSeat({ ...room, hosting }, { ...emptySeat(seat), standIn, former: left });
}

/** The former player of a seat in this match, if any. */
function formerOf(room: RoomRecord, seat: Seat): Pick<SeatRecord, 'former'> {
  const { former } = seatNamed(room, seat);
  return former ? { former } : {};
}

/** The room with this stand-in for a seat. Throws `NO_SUCH_SEAT`. */
export function withStandIn(room: RoomRecord, seat: Seat, standIn: StandIn): RoomRecord {
  return withSeat(room, { ...seatNamed(room, seat), standIn });
}

/** The room with another, unique name on a seat. Throws `NO_SUCH_SEAT`. */
export function renamed(room: RoomRecord, seat: Seat, name: string): RoomRecord {
  return withSeat(room, { ...seatNamed(room, seat), name: distinctName(name, othersThan(room, seat)) });
}

function othersThan(room: RoomRecord, seat: Seat): string[] {
  return room.seats.filter((other) => other.seat !== seat).map(({ name }) => name);
}

/** The seat that a key opens now. */
export function seatOfKey(room: RoomRecord, key: unknown): Seat | null {
  return room.seats.find(({ keyHash }) => keyFits(keyHash, key))?.seat ?? null;
}

/** Throws `NOT_HOST` unless this is the host's key. */
export function requireHost(room: RoomRecord, key: unknown): void {
  if (!keyFits(room.hostKeyHash, key)) throw refused('NOT_HOST');
}

/** Throws `NO_SUCH_SEAT`, or `NOT_YOUR_SEAT` unless this is the key of the seat. */
export function requireSeat(room: RoomRecord, seat: Seat, key: unknown): void {
  if (!keyFits(seatNamed(room, seat).keyHash, key)) throw refused('NOT_YOUR_SEAT');
}

/** The room with this record in place of the seat's former one. */
export function withSeat(room: RoomRecord, seat: SeatRecord): RoomRecord {
  return { ...room, seats: room.seats.map((other) => (other.seat === seat.seat ? seat : other)) };
}
