import type { DeskRoom } from '@lantern/protocol/desk';
import type { RoomGlance } from '@lantern/protocol/roomGlance';
import type { Seat } from '@lantern/protocol/seat';
import { byDeadline, waitingIn } from '../../net/desk/deskApi';
import type { KnownRoom } from '../../state/roomKeys';

export interface Seen {
  known: KnownRoom;
  /** `undefined` if the server has never reported it. */
  room: DeskRoom | undefined;
  /** Whose turn it is in a match in one go; `undefined` over days, and if unknown. */
  glance: RoomGlance['turn'] | undefined;
}

/** The standings of a room for this browser, the most urgent first. */
const ORDER = ['mine', 'theirs', 'open', 'over', 'unknown'] as const;

export type Standing = (typeof ORDER)[number];

/** Returns the standing of a room: `mine` if its match waits for a seat of this browser. */
export function standingOf({ room, glance }: Seen): Standing {
  if (!room) return 'unknown';
  if (room.state !== 'playing') return room.state;
  const isMine = waitingIn(room) ?? (!room.paused && glance?.seats.some((seat) => room.mine.includes(seat)));
  return isMine ? 'mine' : 'theirs';
}

/** The seats that the match of a room waits for, as far as known. */
export function awaitedIn({ room, glance }: Seen): Seat[] {
  return room?.dayClock?.owing.map(({ seat }) => seat) ?? glance?.seats ?? [];
}

/** The nearest deadline of a room: that of this browser if the match waits for it; `null` if there is none. */
export function deadlineIn({ room }: Seen): number | null {
  if (!room || room.paused) return null;
  const own = waitingIn(room);
  if (own) return own.until;
  return room.dayClock?.owing.map(({ until }) => until).sort(byDeadline)[0] ?? null;
}

/** How long the match has been waiting, in milliseconds; `null` if none is running. */
export function waitIn({ room, glance }: Seen): number | null {
  return room?.state === 'playing' ? (glance?.ago ?? room.ago) : null;
}

/**
 * Compares two rooms by urgency: those that wait for this browser by deadline, then by the longest wait; others of equal
 * standing by the latest visit.
 */
export function byUrgency(seen: Seen, other: Seen): number {
  const [standing, against] = [standingOf(seen), standingOf(other)];
  if (standing !== against) return ORDER.indexOf(standing) - ORDER.indexOf(against);
  if (standing !== 'mine') return other.known.at - seen.known.at;
  return byDeadline(deadlineIn(seen), deadlineIn(other)) || (waitIn(other) ?? 0) - (waitIn(seen) ?? 0);
}
