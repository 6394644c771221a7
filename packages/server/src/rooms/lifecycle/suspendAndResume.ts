import { steadyNow } from '../../clock/steadyTime';
import type { RoomRecord } from '../../store/records';
import { endedEarly, withHosting } from '../host/hostingRules';

/** Whether the match of a room is suspended because nobody is there. The record says so by `desertedAt`. */
export function isSuspended(room: RoomRecord): boolean {
  return room.hosting.desertedAt !== undefined;
}

/**
 * Puts the running match of a room to sleep: it has no owner (`owner`) any more. A tutorial keeps its owner, which deletes
 * it before long.
 */
export function suspended(room: RoomRecord, now: number): RoomRecord {
  if (room.state !== 'playing' || room.hosting.lesson || isSuspended(room)) return room;
  return { ...withHosting(room, { desertedAt: now }), owner: null };
}

/** Wakes the sleeping match of a room that somebody has come back to; a server owns it from now on. */
export function resumed(room: RoomRecord, owner: string): RoomRecord {
  const { desertedAt, ...hosting } = room.hosting;
  if (desertedAt === undefined) return room;
  const pausedAt = hosting.pausedAt && Math.min(hosting.pausedAt, desertedAt);
  return { ...room, hosting: { ...hosting, pausedAt }, owner };
}

/** Since when the match of a room is paused by its host or suspended, in milliseconds since 1970. */
function standsStillSince({ hosting: { pausedAt, desertedAt } }: RoomRecord): number | null {
  return pausedAt ?? desertedAt ?? null;
}

/** Whether the match is paused or suspended: no clock runs, no bot or stand-in plays. */
export function standsStill(room: RoomRecord): boolean {
  return standsStillSince(room) !== null;
}

/** For a change of the room that resumes its match: how long it was paused or suspended, in milliseconds. Otherwise 0. */
export function stoodStill(before: RoomRecord, after: RoomRecord): number {
  const since = standsStillSince(before);
  if (since === null || standsStillSince(after) !== null || after.matchId !== before.matchId) return 0;
  return Math.max(0, steadyNow() - since);
}

/** Why no moves are taken in a match of the room now; nothing where they are. */
export function standstill(room: RoomRecord, matchId: string): 'PAUSED' | 'ROOM_NOT_PLAYING' | undefined {
  if (endedEarly(room, matchId)) return 'ROOM_NOT_PLAYING';
  return room.state === 'playing' && room.matchId === matchId && room.hosting.pausedAt !== null ? 'PAUSED' : undefined;
}
