import { randomInt } from 'node:crypto';
import { type Level, USUAL_LEVEL } from '@lantern/protocol/level';
import type { Pace } from '@lantern/protocol/pace';
import type { Seat } from '@lantern/protocol/seat';
import type { Presence } from '../rooms/presence/presence';
import { levelOf } from '../rooms/seats/level';
import type { DayClockRecord } from '../store/days';
import type { RoomRecord } from '../store/records';

/** How the server plays a seat: as a bot of this level, by default moves, or by the orders of its person. */
export type ServerPlay = Level | 'default' | 'orders';

/**
 * How the server plays a seat now; undefined if a person plays it or is awaited.
 * @param clock of a match over days
 */
export function serverPlayOf(
  room: RoomRecord,
  seat: Seat,
  presence: Presence,
  clock?: DayClockRecord,
): ServerPlay | undefined {
  const kept = room.seats.find((candidate) => candidate.seat === seat);
  if (!kept) return undefined;
  if (kept.kind === 'bot') return levelOf(room, kept);
  const here = presence.seatHere(room, seat);
  if (!here && kept.standIn !== 'none') return levelOf(room, kept) ?? 'default';
  if (!clock?.owing.includes(seat)) return undefined;
  const { by, level = USUAL_LEVEL } = room.hosting.absence;
  if (!here && clock.seats[seat]?.bot) return by === 'bot' ? level : 'default';
  if (!here && clock.routine && clock.tempo.routine) return 'default';
  return kept.kind === 'person' && !presence.seatAttends(room, seat) ? 'orders' : undefined;
}

/** Minimum and maximum thinking time of a seat of the server, at pace 1. */
export const MIN_THINKING_MS = 800;
export const MAX_THINKING_MS = 2500;

/** Thinking time of a searching bot at pace 1, in milliseconds: constant, so that it reveals nothing either. */
export const LOOKING_AHEAD = 1500;

/** How long a person who has stopped using the page can still answer before their orders, in milliseconds, at pace 1. */
export const BEFORE_ORDERS = 30_000;

/** Factor on the pauses of bots and stand-ins, by the pace of the room. */
const PAUSES: Readonly<Record<Pace, number>> = { calm: 2, normal: 1, quick: 0.35 };

/**
 * Milliseconds until a seat played by the server chooses. Drawn before its cards are read and always from the same
 * range, so that the time reveals nothing about them.
 * @param factor of the server on all pauses
 */
export function thinkingTime(factor: number, play: ServerPlay, pace: Pace = 'normal'): number {
  const before = play === 'strong' ? LOOKING_AHEAD : 0;
  return Math.round(Math.max(0, randomInt(MIN_THINKING_MS, MAX_THINKING_MS + 1) - before) * factor * PAUSES[pace]);
}
