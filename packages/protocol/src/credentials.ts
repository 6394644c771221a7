import type { RoomView } from './rooms';
import type { Seat } from './seat';

/** The answer to opening a room. */
export interface RoomCreated {
  room: RoomView;
  /** Secret of the host role, at least 128 bits. */
  hostKey: string;
  seat?: SeatTaken;
}

/** The answer to taking a seat. */
export interface SeatTaken {
  seat: Seat;
  /** Secret of the seat, at least 128 bits; also the `credentials` of boardgame.io's protocol. */
  seatKey: string;
  room: RoomView;
}

/** The answer to a browser that has become the host by a link. */
export interface HostTaken {
  /** Secret of the host role, at least 128 bits. */
  hostKey: string;
  room: RoomView;
}

export interface SeatAsked {
  request: string;
  seat: Seat;
  /** Secret of the seat once the request is granted. */
  seatKey: string;
  room: RoomView;
}

/** The answer to a reply to an invitation. */
export interface Replied {
  /** Id of the reply. */
  guest: string;
  room: RoomView;
}

/** One-time secrets that move a seat to another device: a link, or a code to type there. */
export interface HandOver {
  /** Secret of at least 128 bits, for the `#fragment` of a link. */
  token: string;
  /** The secret in a form to type: eight letters and digits. A room limits the attempts. */
  typed: string;
  /** How long it is valid, in milliseconds. */
  lasts: number;
}
