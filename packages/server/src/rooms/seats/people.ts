import type { SeatLoss } from '@lantern/protocol/roomSeats';
import type { HostingRecord, RoomRecord, SeatRecord } from '../../store/records';
import { hashFits, keyFits } from '../access/keys';

/** Maximum number of former players that a room recognises. */
const MAX_FORMER_PLAYERS = 30;

/**
 * Identifies a person who takes a seat: by the key of a former seat in this room, or as new. Names identify nobody,
 * since people change them and two may have the same.
 */
export function arrived(
  { hosting: { people } }: RoomRecord,
  formerHash: string | null,
): { person: number; people: HostingRecord['people'] } {
  const back = people.gone.find(({ keyHash }) => hashFits(keyHash, formerHash));
  if (!back) return { person: people.known + 1, people: { ...people, known: people.known + 1 } };
  return { person: back.person, people: { ...people, gone: people.gone.filter((other) => other !== back) } };
}

/** The person who freed a seat: the player on it, or a host of that name; `null` for a host without a seat. */
export type SeatLeaver = 'self' | { host: string | null };

/** The people of a room after a person has lost a seat. */
export function departed(
  { hosting: { people } }: RoomRecord,
  { person, keyHash, name }: SeatRecord,
  by: SeatLeaver,
): HostingRecord['people'] {
  if (person === null || keyHash === null) return people;
  const gone = { person, keyHash, name, ...(by !== 'self' && { removedBy: by.host }) };
  return { ...people, gone: [...people.gone, gone].slice(-MAX_FORMER_PLAYERS) };
}

/** The names that a new person must not use to ask for a seat: those on all seats and of former players. */
export function namesOfOthers({ seats, hosting }: RoomRecord, formerHash: string | null): string[] {
  const gone = hosting.people.gone.filter(({ keyHash }) => !hashFits(keyHash, formerHash));
  return [...seats, ...gone].flatMap(({ name }) => name || []);
}

/** The people of a room after a seat has moved to another device: its old key is no longer valid. */
export function movedAway({ hosting: { people } }: RoomRecord, keyHash: string): HostingRecord['people'] {
  return { ...people, moved: [...(people.moved ?? []), keyHash].slice(-MAX_FORMER_PLAYERS) };
}

/** How the owner of a key lost their seat; undefined for any other key. */
export function lossOf({ hosting: { people } }: RoomRecord, keyHash: string | null): SeatLoss | undefined {
  if (keyHash === null) return undefined;
  const gone = people.gone.find((one) => one.keyHash === keyHash);
  if (gone) return gone.removedBy === undefined ? { how: 'left' } : { how: 'removed', by: gone.removedBy };
  return people.moved?.includes(keyHash) ? { how: 'moved' } : undefined;
}

/** The number of the person who owns a key, of their current or their last seat. */
export function personOfKey({ seats, hosting }: RoomRecord, key: unknown): number | undefined {
  const known = [...seats, ...hosting.people.gone].find(({ keyHash }) => keyFits(keyHash, key));
  return known?.person ?? undefined;
}
