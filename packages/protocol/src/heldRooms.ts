import type { Seat } from './seat';

/** Rooms that are carried to another device or kept for a browser at most. */
export const MOST_HELD_ROOMS = 100;

/** A room with the keys that a browser holds there: secrets. */
export interface HeldRoom {
  code: string;
  game: string;
  hostKey?: string;
  seats: { seat: Seat; seatKey: string; name?: string }[];
}

/** The rooms in which a browser holds something. */
export interface HeldRooms {
  rooms: HeldRoom[];
}

/** An offer of copies of the keys of a browser, good once. */
export interface SeatCopy {
  /** Letters and digits to type, or to put into the `#fragment` of a link: a secret. */
  token: string;
  /** How long it is good for, in milliseconds. */
  lasts: number;
}
