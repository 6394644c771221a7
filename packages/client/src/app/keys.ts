import type { Seat } from '@lantern/games/kit/seat';
import type { RoomKeys } from '../wire/room';
import { forget, keep, recall } from './storage';

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
}

/** What this browser holds of a room. Several people may share it; the first seat is the one that is shown. */
export interface HeldKeys {
  hostKey?: string;
  seats: readonly HeldSeat[];
}

/** The keys this browser holds of a room. They never leave its storage but in headers and on the socket. */
export function keysOf(code: string): HeldKeys {
  const { hostKey, seats, seat, seatKey } = recall<Partial<HeldKeys & HeldSeat>>(`room.${code}`) ?? {};
  // A browser may still keep its one seat outside of a list.
  const alone = seat !== undefined && seatKey !== undefined ? [{ seat, seatKey }] : [];
  return { ...(hostKey !== undefined && { hostKey }), seats: seats ?? alone };
}

export const keepKeys = (code: string, keys: HeldKeys): void => keep(`room.${code}`, keys);

/** With a seat that is shown from now on: a new one, or one that was held already. */
export function showSeat({ seats, ...rest }: HeldKeys, held: HeldSeat): HeldKeys {
  return { ...rest, seats: [held, ...seats.filter((other) => other.seat !== held.seat)] };
}

/** Without the seat of a key. */
export function dropSeat({ seats, ...rest }: HeldKeys, seatKey: string | undefined): HeldKeys {
  return { ...rest, seats: seats.filter((other) => other.seatKey !== seatKey) };
}

/** Where somebody sits now whose key is held. */
export function moveSeat({ seats, ...rest }: HeldKeys, { seat, seatKey }: HeldSeat): HeldKeys {
  return { ...rest, seats: seats.map((other) => (other.seatKey === seatKey ? { seat, seatKey } : other)) };
}

/** What a connection shows of the keys. */
export const shownKeys = ({ seats, hostKey }: HeldKeys): RoomKeys => ({
  ...(hostKey !== undefined && { hostKey }),
  ...seats[0],
});

/** Rooms this browser was in, the latest first. */
export const knownRooms = (): readonly KnownRoom[] => recall<KnownRoom[]>('rooms') ?? [];

/** Puts a room on top of the list; the keys of those that fall off it are thrown away. */
export function rememberRoom(room: KnownRoom): void {
  const all = [room, ...knownRooms().filter((other) => other.code !== room.code)];
  for (const old of all.slice(KNOWN)) forgetKept(old.code);
  keep('rooms', all.slice(0, KNOWN));
}

/** Throws away all that is kept of a room beside the list. */
function forgetKept(code: string): void {
  for (const kind of ['room', 'talk', 'push', 'lesson']) forget(`${kind}.${code}`);
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
export const myName = (): string => recall<string>('name') ?? '';

export const keepName = (name: string): void => keep('name', name);
