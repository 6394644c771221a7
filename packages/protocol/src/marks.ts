/** The last view of a match that a person has seen. */
export interface SeenMark {
  matchId: string;
  /** The version of the view of the seat. */
  version: number;
  /** The number of the newest fact of its story; 0 before the first. */
  fact: number;
}

/** The messages that a person has read in a room, and the views of its match they have seen, on any device. */
export interface Marks {
  /** The number of the last message to everybody that was read; 0 for none. */
  read: number;
  seen: SeenMark | null;
}
