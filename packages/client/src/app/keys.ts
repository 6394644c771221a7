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

/** The keys this browser holds of a room. They never leave its storage but in headers and on the socket. */
export const keysOf = (code: string): RoomKeys => recall<RoomKeys>(`room.${code}`) ?? {};

export const keepKeys = (code: string, keys: RoomKeys): void => keep(`room.${code}`, keys);

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
  for (const kind of ['room', 'talk', 'push']) forget(`${kind}.${code}`);
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
