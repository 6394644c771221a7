import { randomInt } from 'node:crypto';
import type { Level } from '@lantern/protocol/level';
import type { Pace } from '@lantern/protocol/pace';
import type { Seat } from '@lantern/protocol/seat';
import type { Presence } from '../rooms/presence/presence';
import { levelOf } from '../rooms/seats/level';
import type { RoomRecord } from '../store/records';

/** How the server plays a seat: as a bot of that level, or by default moves. */
export type ServerPlay = Level | 'default';

/** How the server plays a seat at present; nothing where a person does, or where the others wait for one. */
export function serverPlayOf(room: RoomRecord, seat: Seat, presence: Presence): ServerPlay | undefined {
  const kept = room.seats.find((candidate) => candidate.seat === seat);
  if (!kept) return undefined;
  if (kept.kind !== 'bot' && (kept.standIn === 'none' || presence.seatHere(room, seat))) return undefined;
  return levelOf(room, kept) ?? 'default';
}

/** The shortest and the longest a seat of the server thinks, in milliseconds, at pace 1. */
export const QUICKEST = 800;
export const SLOWEST = 2500;

/** Milliseconds that a bot takes to look ahead at pace 1, however soon it is done: how long it took tells nothing either. */
export const LOOKING_AHEAD = 1500;

/** By the pace of a room: what the pauses of its bots and stand-ins are multiplied with. */
const PAUSES: Readonly<Record<Pace, number>> = { calm: 2, normal: 1, quick: 0.35 };

/**
 * Milliseconds until a seat played by the server chooses. Drawn before anybody looks at its cards, always from the same
 * range, so that the time tells nothing about them.
 * @param factor of the server on all pauses
 */
export function thinkingTime(factor: number, play: ServerPlay, pace: Pace = 'normal'): number {
  const before = play === 'strong' ? LOOKING_AHEAD : 0;
  return Math.round(Math.max(0, randomInt(QUICKEST, SLOWEST + 1) - before) * factor * PAUSES[pace]);
}
