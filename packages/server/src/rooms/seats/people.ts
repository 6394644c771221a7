import type { HostingRecord, RoomRecord, SeatRecord } from '../../store/records';
import { hashFits, keyFits } from '../access/keys';

/** So many of those who have stood up a room would know again. */
const REMEMBERED = 30;

/**
 * Who it is that sits down: somebody who shows the key of a seat they had here before, or somebody new. A name says
 * nothing about it: people change theirs, and two may have the same.
 */
export function arrived(
  { hosting: { people } }: RoomRecord,
  formerHash: string | null,
): { person: number; people: HostingRecord['people'] } {
  const back = people.gone.find(({ keyHash }) => hashFits(keyHash, formerHash));
  if (!back) return { person: people.known + 1, people: { ...people, known: people.known + 1 } };
  return { person: back.person, people: { ...people, gone: people.gone.filter((other) => other !== back) } };
}

/** The people of a room after somebody has stood up. */
export function departed(
  { hosting: { people } }: RoomRecord,
  { person, keyHash }: SeatRecord,
): HostingRecord['people'] {
  if (person === null || keyHash === null) return people;
  return { ...people, gone: [...people.gone, { person, keyHash }].slice(-REMEMBERED) };
}

/** Who among the people of a room shows a key: of the seat they have, or of the last one they had. */
export function personOfKey({ seats, hosting }: RoomRecord, key: unknown): number | undefined {
  const known = [...seats, ...hosting.people.gone].find(({ keyHash }) => keyFits(keyHash, key));
  return known?.person ?? undefined;
}
