import type { SeatTaken } from '@lantern/protocol/credentials';
import type { Seat } from '@lantern/protocol/seat';
import { forget, keep, recall } from './storage';

/** What a connection to a room proves: the host's key, the key of one seat. Both are secrets. */
export interface RoomKeys {
  hostKey?: string;
  seat?: Seat;
  seatKey?: string;
}

/** A room this browser was in: enough to find the way back. */
export interface KnownRoom {
  code: string;
  game: string;
  /** When it was last open, in milliseconds since 1970. */
  at: number;
}

const KNOWN = 4;

/** A seat that this browser holds. */
export interface HeldSeat {
  seat: Seat;
  seatKey: string;
  /** Who sits there, as far as this browser knows. */
  name?: string;
}

/** What this browser holds of a room. Several people may share it; the first seat is the one that is shown. */
export interface HeldKeys {
  hostKey?: string;
  seats: readonly HeldSeat[];
  /** A seat that was asked for, and the key that opens it once it is given. */
  asked?: HeldSeat & { request: string };
  /** Seats that were given up, the latest first: by their keys the room knows its people again. */
  former?: readonly HeldSeat[];
}

/** The keys this browser holds of a room. They never leave its storage but in headers and on the socket. */
export function keysOf(code: string): HeldKeys {
  const { hostKey, seats, asked, former, seat, seatKey } = recall<Partial<HeldKeys & HeldSeat>>(`room.${code}`) ?? {};
  // A browser may still keep its one seat outside of a list.
  const alone = seat !== undefined && seatKey !== undefined ? [{ seat, seatKey }] : [];
  return {
    ...(hostKey !== undefined && { hostKey }),
    seats: seats ?? alone,
    ...(asked && { asked }),
    ...(former && { former }),
  };
}

export const keepKeys = (code: string, keys: HeldKeys): void => keep(`room.${code}`, keys);

/** Former seats that a browser remembers: as many as people can share it. */
const FORMER = 5;

/** With a seat that is shown from now on: a new one, or one that was held already. */
export function showSeat({ seats, ...rest }: HeldKeys, held: HeldSeat): HeldKeys {
  return { ...withoutFormer(rest, held), seats: [held, ...seats.filter((other) => other.seat !== held.seat)] };
}

/** A seat that the server has given to this browser. */
export const heldSeat = ({ seat, seatKey, room }: SeatTaken): HeldSeat => {
  const name = room.seats.find((one) => one.seat === seat)?.name;
  return { seat, seatKey, ...(name && { name }) };
};

/** Without the seat of a key, which becomes a former one. */
export function dropSeat({ seats, former = [], ...rest }: HeldKeys, seatKey: string | undefined): HeldKeys {
  const dropped = seats.filter((one) => one.seatKey === seatKey);
  return {
    ...rest,
    seats: seats.filter((other) => other.seatKey !== seatKey),
    former: [...dropped, ...former.filter((other) => other.seatKey !== seatKey)].slice(0, FORMER),
  };
}

/**
 * The seat somebody had here before who sits down again: the one of that name; under another name only where nobody else
 * can be meant.
 */
export function formerSeat({ seats, former = [] }: HeldKeys, name: string): HeldSeat | undefined {
  const [only, ...others] = former;
  const alone = seats.length === 0 && others.length === 0 ? only : undefined;
  return former.find((one) => one.name === name) ?? alone;
}

/** Without a former seat: whoever had it sits again. */
export function withoutFormer<Keys extends Pick<HeldKeys, 'former'>>(keys: Keys, used: HeldSeat | undefined): Keys {
  if (!used || !keys.former) return keys;
  return { ...keys, former: keys.former.filter(({ seatKey }) => seatKey !== used.seatKey) };
}

/** Where somebody sits now whose key is held. */
export function moveSeat({ seats, ...rest }: HeldKeys, { seat, seatKey }: HeldSeat): HeldKeys {
  return { ...rest, seats: seats.map((other) => (other.seatKey === seatKey ? { ...other, seat } : other)) };
}

/** What a connection shows of the keys. */
export const shownKeys = ({ seats: [shown], hostKey }: HeldKeys): RoomKeys => ({
  ...(hostKey !== undefined && { hostKey }),
  ...(shown && { seat: shown.seat, seatKey: shown.seatKey }),
});

/** Rooms this browser was in, the latest first. */
export const knownRooms = (): readonly KnownRoom[] => recall<KnownRoom[]>('rooms') ?? [];

/** Puts a room on top of the list; the keys of those that fall off it are thrown away. */
export function rememberRoom(room: KnownRoom): void {
  const all = [room, ...knownRooms().filter((other) => other.code !== room.code)];
  for (const old of all.slice(KNOWN)) forgetKept(old.code);
  keep('rooms', all.slice(0, KNOWN));
}

/** What this browser is known by in a room: drawn once, and something else in every room. */
export function browserIdIn(code: string): string {
  const known = recall<string>(`browser.${code}`) ?? randomId();
  keep(`browser.${code}`, known);
  return known;
}

/** The id of the answer this browser has given to the invitation of a room. */
export const guestIdIn = (code: string): string | undefined => recall<string>(`guest.${code}`);

export const keepGuestId = (code: string, guest: string): void => keep(`guest.${code}`, guest);

const randomId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** Throws away all that is kept of a room beside the list. */
function forgetKept(code: string): void {
  for (const kind of ['room', 'browser', 'guest', 'talk', 'push', 'lesson']) forget(`${kind}.${code}`);
}

/** A room that no longer exists. */
export function forgetRoom(code: string): void {
  forgetKept(code);
  keep(
    'rooms',
    knownRooms().filter((other) => other.code !== code),
  );
}

/** The name this person last sat down with. */
export const playerName = (): string => recall<string>('name') ?? '';

export const keepPlayerName = (name: string): void => keep('name', name);
