import type { Seat } from './seat';

/** Maximum number of rooms whose keys are copied to another device or kept for a browser. */
export const MOST_HELD_ROOMS = 100;

/** A room with the keys that a browser holds there: secrets. */
export interface HeldRoom {
  code: string;
  game: string;
  hostKey?: string;
  seats: { seat: Seat; seatKey: string; name?: string }[];
}

/** The rooms in which a browser holds a seat or the role of the host. */
export interface HeldRooms {
  rooms: HeldRoom[];
}

/** A one-time offer to copy the keys of a browser. */
export interface SeatCopy {
  /** The secret, in letters and digits, to type or for the `#fragment` of a link. */
  token: string;
  /** How long the offer is valid, in milliseconds. */
  lasts: number;
}
