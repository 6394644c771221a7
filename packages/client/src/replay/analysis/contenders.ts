import type { Analysis } from '@lantern/games/engine/analysis/types';
import type { Voice } from '@lantern/games/kit/strings';
import type { Seat } from '@lantern/protocol/seat';

/** Whose chances an analysis follows: a seat, or the party as one. */
export interface Contender {
  /** Where its chances stand among those of all seats. */
  place: number;
  /** `null` for a party. */
  seat: Seat | null;
  name: string;
}

/** Whose chances there are to be shown. @param party what a party is called */
export function contendersOf({ party: together, seats }: Analysis, party: string, voice: Voice): Contender[] {
  if (together) return [{ place: 0, seat: null, name: party }];
  return seats.map((seat, place) => ({ place, seat, name: voice.name(seat) }));
}
