import type { SeatTaken } from '@lantern/protocol/credentials';
import type { Seat } from '@lantern/protocol/seat';
import { forget, keep, listenToOtherPages, outlivesPage, recall } from './storage';

/** The keys that a connection to a room shows: the host's key and the key of one seat. Both are secrets. */
export interface RoomKeys {
  hostKey?: string;
  seat?: Seat;
  seatKey?: string;
  /** The key of the seat that was lost last, if no seat is held: it is valid again if the seat is given back. */
  formerKey?: string;
}

/** A room that this browser has visited, with what is needed to return to it. */
export interface KnownRoom {
  code: string;
  game: string;
  /** The time when it was last open, in milliseconds since 1970. */
  at: number;
  /** The room is hidden on the first page. The keys for it are kept; opening its link shows it again. */
  hidden?: true;
}

/** The number of rooms to remember in which this browser was only a spectator. */
const MAX_VISITED_ROOMS = 4;

export interface HeldSeat {
  seat: Seat;
  seatKey: string;
  /** The name of the person on the seat, if this browser knows it. */
  name?: string;
}

/**
 * The keys that this browser holds for a room. Several people may share the browser; the first seat is the one that is
 * shown.
 */
export interface HeldKeys {
  hostKey?: string;
  seats: readonly HeldSeat[];
  /**
   * A requested seat, with the key that will be valid once the request is granted; `version` is that of the room with
   * the request.
   */
  asked?: HeldSeat & { request: string; version?: number };
  /** Former seats, the latest first: their keys let the room recognise its people. */
  former?: readonly HeldSeat[];
}

/** Returns the keys that this browser holds for a room. They leave its storage only in headers and on the socket. */
export function keysOf(code: string): HeldKeys {
  const { hostKey, seats, asked, former, seat, seatKey } = recall<Partial<HeldKeys & HeldSeat>>(`room.${code}`) ?? {};
  // Older versions stored a single seat outside of the list.
  const alone = seat !== undefined && seatKey !== undefined ? [{ seat, seatKey }] : [];
  return {
    ...(hostKey !== undefined && { hostKey }),
    seats: seats ?? alone,
    ...(asked && { asked }),
    ...(former && { former }),
  };
}

export function keepKeys(code: string, keys: HeldKeys): void {
  keep(`room.${code}`, keys);
  tellKept();
}

let tellKept = (): void => undefined;

export function onKeysKept(listener: () => void): void {
  tellKept = listener;
}

/** Calls back when another page of this browser has changed the keys of a room. @returns unsubscribe */
export const listenToKeys = (code: string, listener: () => void): (() => void) =>
  listenToOtherPages(`room.${code}`, listener);

/** Whether the keys of a room survive a reload. They do not if the storage is full or forbidden. */
export const keysOutlivePage = (code: string): boolean => outlivesPage(`room.${code}`);

/** The number of former seats to remember: as many as there can be people on one device. */
const MAX_FORMER_SEATS = 5;

/** Puts a seat first, so that it is shown: a new one or one that was held already. */
export function showSeat({ seats, ...rest }: HeldKeys, held: HeldSeat): HeldKeys {
  return { ...withoutFormer(rest, held), seats: [held, ...seats.filter((other) => other.seat !== held.seat)] };
}

/** Returns the seat that the server has given to this browser. */
export const heldSeat = ({ seat, seatKey, room }: SeatTaken): HeldSeat => {
  const name = room.seats.find((seatView) => seatView.seat === seat)?.name;
  return { seat, seatKey, ...(name && { name }) };
};

/** Moves the seat with a key to the former seats. */
export function dropSeat({ seats, former = [], ...rest }: HeldKeys, seatKey: string | undefined): HeldKeys {
  const dropped = seats.filter((seat) => seat.seatKey === seatKey);
  return {
    ...rest,
    seats: seats.filter((other) => other.seatKey !== seatKey),
    former: [...dropped, ...former.filter((other) => other.seatKey !== seatKey)].slice(0, MAX_FORMER_SEATS),
  };
}

/**
 * Returns the former seat of a person who takes a seat again: the one with the same name, or the only one if this
 * browser holds no seat.
 */
export function formerSeat({ seats, former = [] }: HeldKeys, name: string): HeldSeat | undefined {
  const [only, ...others] = former;
  const alone = seats.length === 0 && others.length === 0 ? only : undefined;
  return former.find((seat) => seat.name === name) ?? alone;
}

/** Removes a former seat whose owner has a seat again. */
export function withoutFormer<Keys extends Pick<HeldKeys, 'former'>>(keys: Keys, used: HeldSeat | undefined): Keys {
  if (!used || !keys.former) return keys;
  return { ...keys, former: keys.former.filter(({ seatKey }) => seatKey !== used.seatKey) };
}

/** Updates the position of a seat that this browser holds. */
export function moveSeat({ seats, ...rest }: HeldKeys, { seat, seatKey }: HeldSeat): HeldKeys {
  return { ...rest, seats: seats.map((other) => (other.seatKey === seatKey ? { ...other, seat } : other)) };
}

/** Returns the keys that a connection shows to the server. */
export const shownKeys = ({ seats: [shown], hostKey, former: [lost] = [] }: HeldKeys): RoomKeys => ({
  ...(hostKey !== undefined && { hostKey }),
  ...(shown && { seat: shown.seat, seatKey: shown.seatKey }),
  ...(!shown && lost && { formerKey: lost.seatKey }),
});

/** Returns the rooms that this browser has visited, the latest first. */
export const knownRooms = (): readonly KnownRoom[] => recall<KnownRoom[]>('rooms') ?? [];

/** Returns the rooms of the first page, without hidden rooms. */
export const listedRooms = (): readonly KnownRoom[] => knownRooms().filter(({ hidden }) => !hidden);

/**
 * Puts a room first in the list. The oldest rooms visited only as a spectator are dropped; a room in which this browser
 * holds something stays until the server says that it no longer exists.
 */
export function rememberRoom(room: KnownRoom): void {
  const all = [room, ...knownRooms().filter((other) => other.code !== room.code)];
  const left = new Set(all.filter(isVisit).slice(MAX_VISITED_ROOMS));
  for (const { code } of left) forgetKept(code);
  keep(
    'rooms',
    all.filter((room) => !left.has(room)),
  );
}

/**
 * Whether this browser holds nothing in a room: no present or former seat, no role, no request and no answer to an
 * invitation.
 */
function isVisit({ code }: KnownRoom): boolean {
  const { hostKey, seats, asked, former = [] } = keysOf(code);
  return !hostKey && !asked && seats.length + former.length === 0 && guestIdIn(code) === undefined;
}

/** Returns the random id of this browser in a room; it has a different id in every room. */
export function browserIdIn(code: string): string {
  const known = recall<string>(`browser.${code}`) ?? randomId();
  keep(`browser.${code}`, known);
  return known;
}

/** Returns the id of this browser's answer to the invitation of a room. */
export const guestIdIn = (code: string): string | undefined => recall<string>(`guest.${code}`);

export const keepGuestId = (code: string, guest: string): void => keep(`guest.${code}`, guest);

const randomId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** Deletes all stored data of a room except its entry in the list. */
function forgetKept(code: string): void {
  for (const kind of ['room', 'browser', 'guest', 'talk', 'push']) forget(`${kind}.${code}`);
}

/** Forgets a room that no longer exists. */
export function forgetRoom(code: string): void {
  forgetKept(code);
  keep(
    'rooms',
    knownRooms().filter((other) => other.code !== code),
  );
}

/** Returns the name under which this person last took a seat; empty if there is none. */
export const playerName = (): string => recall<string>('name') ?? '';

export const keepPlayerName = (name: string): void => keep('name', name);
