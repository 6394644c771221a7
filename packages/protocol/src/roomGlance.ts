import type { RoomView } from './rooms';
import type { Seat } from './seat';

/** A room, with the seats its running match waits for, for pages that list rooms. */
export interface RoomGlance {
  room: RoomView;
  /** `null` if no match is running. */
  turn: {
    /** The seats that publicly owe a decision. */
    seats: Seat[];
    /** Milliseconds since the last move or, before the first move, since the deal, at the time of sending. */
    ago: number;
    /** The last public fact of the match; `null` before the first. */
    told: { n: number; kind: string; data: unknown } | null;
  } | null;
}
