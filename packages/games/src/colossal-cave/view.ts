import type { Seat } from '../kit/seat';
import type { CommonView } from '../module';
import type { CardId } from './data/cards';
import type { Facts } from './facts';
import type { Board, Response, Result, Standing } from './state';

/**
 * What one audience may know. `stages` names the seats that are asked for something; seats that wait are not in it.
 */
export interface View extends CommonView<Facts>, Board {
  decisionId: number;
  result: Result | null;
  drawCount: number;
  handCounts: Record<Seat, number>;
  /** The viewer's own hand; empty for watchers. */
  hand: CardId[];
  /** The viewer's own answer in the open window; `null` = still to answer, or no window. */
  myResponse: Response | null;
  /** `null` for watchers. */
  myStanding: Standing | null;
  /** By public facts alone, the viewer's seat might have an answer in the open window (R8.4). */
  mayAnswer: boolean;
  /** The viewer is the mover and asked to answer in the windows of the own move. */
  myHold: boolean;
  /** The viewer has conceded; it takes effect at the next settled state (E4). */
  conceding: boolean;
  /** Every hand that is left, once the match is over. */
  hands: Record<Seat, CardId[]> | null;
}
