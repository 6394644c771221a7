import type { Seat } from '@lantern/protocol/seat';
import type { Choice } from '../../kit/move';
import type { AnyFact } from '../../module';

/** Each seat's share of a win, in the order of the seats. */
export type Shares = number[];

/** A finished match with an evaluation of each move. */
export interface Analysis {
  /** All seats win or lose as one party and have the same chances. */
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

/** A move that changed the chances much. */
export interface TurningPoint {
  /** The index of the moment after it. */
  at: number;
  /** The move; absent if time ran out. */
  made?: Choice;
  /** The first fact of it that the player saw, or for the clock all others; for a silent move, the next fact. */
  facts: AnyFact[];
  /** The choice of the search; absent if there was no alternative. */
  advice?: Advice;
}

/** The judgement of a decision by the search, from the seat's view. */
export interface Advice {
  /** The choice of the search. */
  choice: Choice;
  /** The first public fact of that choice, as far as the seat could know it. */
  fact?: AnyFact;
  /** The chance that the search estimates for it. */
  chance: number;
  /** Whether it is the choice that was made. */
  same: boolean;
  /** The chance estimated for the choice that was made; absent if the search did not try it. */
  played?: number;
}
