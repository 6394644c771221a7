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
  /** The moves with the largest changes of chances, in the order of the match. */
  turningPoints: TurningPoint[];
}

/** The position after a move, or after the deal. */
export interface Moment {
  chances: Shares;
  /** The expected chances before the luck of the move was known; absent for a move without luck. */
  expected?: Shares;
  /** The seat that moved; `null` for the deal and for the clock. */
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
  /** The move; absent if time ran out. */
  made?: Choice;
  /**
   * The first fact that the player was told of it, or all others if it was the clock; for a silent move, the next fact
   * that was told.
   */
  facts: AnyFact[];
  /** The choice of the search; absent if there was no alternative. */
  advice?: Advice;
}

/** The judgement of a decision by the search, from the seat's view. */
export interface Advice {
  /** The choice of the search. */
  choice: Choice;
  /** The first fact that everybody would have been told of that choice, as far as the seat could know. */
  fact?: AnyFact;
  /** The chance it saw in it. */
  chance: number;
  /** It would have done what was done. */
  same: boolean;
  /** The chance it saw in what was done; not given where it did not try that. */
  played?: number;
}
