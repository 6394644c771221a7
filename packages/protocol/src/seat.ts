/** A place at the table: `'0'` … `'n-1'`, clockwise, as boardgame.io's `playerID`. */
export type Seat = string;

/** Who looks: a seat, or `null` for everybody who only watches. All watchers see the same. */
export type Audience = Seat | null;
