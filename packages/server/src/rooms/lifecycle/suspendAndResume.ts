import { steadyNow } from '../../clock/steadyTime';
import { isOverDays } from '../../days/tempoRules';
import type { RoomRecord } from '../../store/records';
import { endedEarly, withHosting } from '../host/hostingRules';

/**
 * Whether the match of a room is suspended because nobody is there, as recorded in `desertedAt`. A match over days
 * continues without an owner, since its deadlines still pass.
 */
export function isSuspended(room: RoomRecord): boolean {
  return room.hosting.desertedAt !== undefined || (isOverDays(room) && room.state === 'playing' && room.owner === null);
}

/** Suspends the running match of a room, which then has no owner. */
export function suspended(room: RoomRecord, now: number): RoomRecord {
  if (room.state !== 'playing' || isSuspended(room)) return room;
  if (isOverDays(room)) return { ...room, owner: null };
  return { ...withHosting(room, { desertedAt: now }), owner: null };
}

/** Resumes the suspended match of a room with this server as its owner. */
export function resumed(room: RoomRecord, owner: string): RoomRecord {
  const { desertedAt, ...hosting } = room.hosting;
  if (!isSuspended(room)) return room;
  if (desertedAt === undefined) return { ...room, owner };
  const pausedAt = hosting.pausedAt && Math.min(hosting.pausedAt, desertedAt);
  const held = hosting.clockHeldAt !== undefined && { clockHeldAt: Math.min(hosting.clockHeldAt, desertedAt) };
  return { ...room, hosting: { ...hosting, ...held, pausedAt }, owner };
}

/** The room with its clock stopped, or running on unless something else stops it. */
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

/** When the clock of a room stopped, in milliseconds since 1970, because of its match or on its own. */
function clockStillSince({ hosting: { pausedAt, desertedAt, clockHeldAt } }: RoomRecord): number | null {
  const since = [pausedAt, desertedAt, clockHeldAt].filter((at) => typeof at === 'number');
  return since.length > 0 ? Math.min(...since) : null;
}

/** Whether no clock runs in the match of a room. */
export function clockStandsStill(room: RoomRecord): boolean {
  return clockStillSince(room) !== null;
}

/** How long the clock stood still, in milliseconds, if this change of the room lets it run on; otherwise 0. */
export function stoodStill(before: RoomRecord, after: RoomRecord): number {
  // Over days the clock of the game does not run: in one go the open decision has its whole time.
  if (before.state === 'playing' && isOverDays(before) && !isOverDays(after)) return steadyNow();
  const since = clockStillSince(before);
  if (since === null || clockStandsStill(after) || after.matchId !== before.matchId) return 0;
  return Math.max(0, steadyNow() - since);
}

/** The reason why a match of the room accepts no moves now; undefined if it accepts them. */
export function standstill(room: RoomRecord, matchId: string): 'PAUSED' | 'ROOM_NOT_PLAYING' | undefined {
  if (endedEarly(room, matchId)) return 'ROOM_NOT_PLAYING';
  return room.state === 'playing' && room.matchId === matchId && room.hosting.pausedAt !== null ? 'PAUSED' : undefined;
}
