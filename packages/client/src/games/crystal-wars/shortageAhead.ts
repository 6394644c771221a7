import { incomeOf, upkeepOf, type View } from '@lantern/games/crystal-wars/board';
import type { Seat } from '@lantern/protocol/seat';

/**
 * The amount of grain that the units of a seat will lack after its next harvest if nothing changes; 0 if there is
 * enough.
 */
export function shortageAhead(view: View, seat: Seat): number {
  const player = view.players[seat];
  // Unspent grain spoils, except in a silo.
  const kept = player?.silo ? player.grain : 0;
  return Math.max(0, upkeepOf(view, seat) - incomeOf(view, seat) - kept);
}
