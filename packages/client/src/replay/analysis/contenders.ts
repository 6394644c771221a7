import type { Analysis } from '@lantern/games/engine/analysis/types';
import type { Voice } from '@lantern/games/kit/strings';
import type { Seat } from '@lantern/protocol/seat';

/** A seat, or the whole party, whose chances an analysis follows. */
export interface Contender {
  /** The index of its chances among those of all seats. */
  place: number;
  /** `null` for a party. */
  seat: Seat | null;
  name: string;
}

/** Returns the contenders of an analysis. @param party the name of the party */
export function contendersOf({ party: together, seats }: Analysis, party: string, voice: Voice): Contender[] {
  if (together) return [{ place: 0, seat: null, name: party }];
  return seats.map((seat, place) => ({ place, seat, name: voice.name(seat) }));
}
