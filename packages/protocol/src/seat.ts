/** A seat: `'0'` … `'n-1'`, clockwise, as boardgame.io's `playerID`. */
export type Seat = string;

/** An audience of a match: a seat, or `null` for all watchers, who see the same. */
export type Audience = Seat | null;
