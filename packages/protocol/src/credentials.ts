import type { RoomView } from './rooms';
import type { Seat } from './seat';

/** A room was opened. */
export interface RoomCreated {
  room: RoomView;
  /** Secret of the host role, at least 128 bits. */
  hostKey: string;
  seat?: SeatTaken;
}

/** Somebody has sat down. */
export interface SeatTaken {
  seat: Seat;
  /** Secret of the seat, at least 128 bits; also the `credentials` of boardgame.io's protocol. */
  seatKey: string;
  room: RoomView;
}

/** Somebody has asked for a seat. */
export interface SeatAsked {
  /** Id of the request. */
  request: string;
  seat: Seat;
  /** What opens the seat once it has been given: a secret. */
  seatKey: string;
  room: RoomView;
}

/** Somebody has answered an invitation. */
export interface Replied {
  /** Id of the answer. */
  guest: string;
  room: RoomView;
}

/** What lets another device take over a seat, once: a link, or a code that is typed there. */
export interface HandOver {
  /** Secret of at least 128 bits; belongs into the `#fragment` of a link. */
  token: string;
  /** The same for people to type: eight letters and digits, of which a room lets few be tried. A secret as well. */
  typed: string;
  /** How long it is good for, in milliseconds. */
  lasts: number;
}
