import type { Seat } from '@lantern/protocol/seat';
import type { Choice } from '../../kit/move';
import type { AnyFact } from '../../module';

/** Each seat's share of a win, in the order of the seats. */
export type Shares = number[];

/** A finished match, judged move by move. */
export interface Analysis {
  /** All seats win or lose as one party: their chances are the same. */
  party: boolean;
  seats: Seat[];
  /** The deal, then the match after each of its moves. */
  moments: Moment[];
  /** Where chances changed most, in the order of the match. */
  turningPoints: TurningPoint[];
}

/** How a match stood after a move, or after the deal. */
export interface Moment {
  /** The chances of all seats. */
  chances: Shares;
  /** What they were expected to become before the luck of the move fell; not given for a move without luck. */
  expected?: Shares;
  /** Who moved; `null` for the deal and for the clock. */
  seat: Seat | null;
  /** The turn the move was made in. */
  turn: number;
  /** The number of the newest fact of the story. */
  told: number;
  decisionId: number;
}

/** A move by which chances changed much. */
export interface TurningPoint {
  /** The moment after it. */
  at: number;
  /** What was done; nothing where the clock ran out. */
  made?: Choice;
  /** What whoever made it was told of it, all others if it was the clock; of a move that was made in silence, what was told next. */
  facts: AnyFact[];
  /** What the search would have done; nothing where there was nothing to choose. */
  advice?: Advice;
}

/** What the search, by what the seat could see, thinks of a decision. */
export interface Advice {
  /** What it would have done. */
  choice: Choice;
  /** What everybody would have been told of that first, as far as the seat could know. */
  fact?: AnyFact;
  /** The chance it saw in it. */
  chance: number;
  /** It would have done what was done. */
  same: boolean;
  /** The chance it saw in what was done; not given where it did not try that. */
  played?: number;
}
