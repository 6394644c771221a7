/** A place at the table: `'0'` … `'n-1'`, clockwise, as boardgame.io's `playerID`. */
export type Seat = string;

/** Who looks: a seat, or `null` for everybody who only watches. All watchers see the same. */
export type Audience = Seat | null;

/** The seats of a match, in clockwise order. */
export function seatsOf(players: number): Seat[] {
  return Array.from({ length: players }, (_, index) => String(index));
}

/** The seats clockwise from the one to the left of `from`; `from` itself comes last. */
export function clockwiseFrom(seats: readonly Seat[], from: Seat): Seat[] {
  const at = seats.indexOf(from);
  return [...seats.slice(at + 1), ...seats.slice(0, at + 1)];
}
