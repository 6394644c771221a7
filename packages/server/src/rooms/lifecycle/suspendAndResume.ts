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
  const held = hosting.clockHeldAt !== undefined && { clockHeldAt: Math.min(hosting.clockHeldAt, desertedAt) };
  return { ...room, hosting: { ...hosting, ...held, pausedAt }, owner };
}

/** The room whose clock is held from now on, or runs on, as far as nothing else lets it stand still. */
export function withClockHeld(room: RoomRecord, held: boolean, now: number): RoomRecord {
  const { clockHeldAt, ...hosting } = room.hosting;
  if (held === (clockHeldAt !== undefined)) return room;
  if (clockHeldAt === undefined) return withHosting(room, { clockHeldAt: hosting.pausedAt ?? now });
  const pausedAt = hosting.pausedAt && Math.min(hosting.pausedAt, clockHeldAt);
  return { ...room, hosting: { ...hosting, pausedAt } };
}

/** Whether the match is paused or suspended: no clock runs, no bot or stand-in plays. */
export function standsStill({ hosting: { pausedAt, desertedAt } }: RoomRecord): boolean {
  return (pausedAt ?? desertedAt ?? null) !== null;
}

/** Since when the clock of a room stands still, in milliseconds since 1970: the match does, or the clock is held. */
function clockStillSince({ hosting: { pausedAt, desertedAt, clockHeldAt } }: RoomRecord): number | null {
  const since = [pausedAt, desertedAt, clockHeldAt].filter((at) => typeof at === 'number');
  return since.length > 0 ? Math.min(...since) : null;
}

/** Whether no clock runs in the match of a room. */
export function clockStandsStill(room: RoomRecord): boolean {
  return clockStillSince(room) !== null;
}

/** For a change of the room that lets its clock go on: how long it stood still, in milliseconds. Otherwise 0. */
export function stoodStill(before: RoomRecord, after: RoomRecord): number {
  const since = clockStillSince(before);
  if (since === null || clockStandsStill(after) || after.matchId !== before.matchId) return 0;
  return Math.max(0, steadyNow() - since);
}

/** Why no moves are taken in a match of the room now; nothing where they are. */
export function standstill(room: RoomRecord, matchId: string): 'PAUSED' | 'ROOM_NOT_PLAYING' | undefined {
  if (endedEarly(room, matchId)) return 'ROOM_NOT_PLAYING';
  return room.state === 'playing' && room.matchId === matchId && room.hosting.pausedAt !== null ? 'PAUSED' : undefined;
}
