import { seatsOf } from '@lantern/games/kit/seat';
import type { Audience } from '@lantern/protocol/seat';

/** Key of an audience in records: the seat, or `watchers`. */
export function audienceKey(audience: Audience): string {
  return audience ?? 'watchers';
}

/** The audiences of a match: each seat, and all watchers together. */
export function audiencesOf(players: number): Audience[] {
  return [...seatsOf(players), null];
}
