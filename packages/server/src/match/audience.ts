import { seatsOf } from '@lantern/games/kit/seat';
import type { Audience } from '@lantern/protocol/seat';

/** Name of an audience in records: the seat, or `watchers`. */
export function audienceKey(audience: Audience): string {
  return audience ?? 'watchers';
}

/** Everybody a match is told to: each seat, and all watchers together. */
export function audiencesOf(players: number): Audience[] {
  return [...seatsOf(players), null];
}
