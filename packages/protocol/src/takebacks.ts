import type { Learned } from './learned';
import type { Seat } from './seat';

/** How often a seat may ask for its last move back in a match. */
export const MOST_TAKE_BACKS = 3;

/** How long the others may think about it, in milliseconds. */
export const TAKE_BACK_LASTS = 30_000;

/** A request to take a move back. It is granted as soon as every seat has agreed. */
export interface TakebackView {
  /** Who asks. */
  seat: Seat;
  /** Those who have not answered yet. */
  awaited: Seat[];
  /** What the one who asks has seen since the move: another try knows it. */
  shown: readonly Learned[];
  /** Milliseconds until it lapses, at the time of sending. */
  remaining: number;
}
