/** A room in the public list: only what a possible visitor needs to know. */
export interface ListedRoom {
  code: string;
  game: string;
  /** The names of the seated people. */
  names: string[];
  /** Number of free seats; 0 during a match, which may be watched. */
  free: number;
}
