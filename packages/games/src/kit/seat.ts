import type { Seat } from '@lantern/protocol/seat';

/** The seats of a match, in clockwise order. */
export function seatsOf(players: number): Seat[] {
  return Array.from({ length: players }, (_, index) => String(index));
}

/** The seats clockwise from the one to the left of `from`; `from` itself comes last. */
export function seatsClockwiseFrom(seats: readonly Seat[], from: Seat): Seat[] {
  const at = seats.indexOf(from);
  return [...seats.slice(at + 1), ...seats.slice(0, at + 1)];
}
