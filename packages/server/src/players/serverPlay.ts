import { randomInt } from 'node:crypto';
import type { Seat } from '@lantern/protocol/seat';
import type { Presence } from '../rooms/presence/presence';
import type { RoomRecord } from '../store/records';

/** How the server plays a seat: as the bot of the game, or by default moves. */
export type ServerPlay = 'bot' | 'default';

/** How the server plays a seat at present; nothing where a person does, or where the others wait for one. */
export function serverPlayOf(room: RoomRecord, seat: Seat, presence: Presence): ServerPlay | undefined {
  const kept = room.seats.find((candidate) => candidate.seat === seat);
  if (!kept) return undefined;
  if (kept.kind === 'bot') return 'bot';
  if (kept.standIn === 'none' || presence.seatHere(room, seat)) return undefined;
  return kept.standIn;
}

/** The shortest and the longest a seat of the server thinks, in milliseconds, at pace 1. */
export const QUICKEST = 800;
export const SLOWEST = 2500;

/**
 * Milliseconds until a seat played by the server answers. Drawn before anybody looks at its cards, always from the same
 * range, so that the time tells nothing about them.
 */
export function thinkingTime(pace: number): number {
  return Math.round(randomInt(QUICKEST, SLOWEST + 1) * pace);
}
