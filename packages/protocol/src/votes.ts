import type { Seat } from './seat';
import type { Tempo } from './tempo';
import { HOUR } from './timeUnits';

/**
 * The subjects of votes: ending the match, a stand-in for a seat, the default move for a decision, another tempo, a
 * pause over days or a longer one, the end of a pause.
 */
export type VoteSubject = 'end' | 'stand-in' | 'time-out' | 'tempo' | 'pause' | 'resume';

/** How long a vote is open, in milliseconds. */
export const VOTE_LASTS = 48 * HOUR;

/** An open vote. It passes as soon as enough people have voted for it. */
export interface VoteView {
  about: VoteSubject;
  /** The seat in question; `null` if the vote is about the whole match. */
  seat: Seat | null;
  /** The decision that is to get its default move; only for a `time-out`. The vote ends with that decision. */
  decisionId?: number;
  /** The proposed tempo, `null` for one go; only for a `tempo`. */
  tempo?: Tempo | null;
  /** The seats in favour. */
  by: Seat[];
  needed: number;
  /**
   * When it expires, in milliseconds since 1970; absent in a vote that was opened by an earlier version of the server.
   */
  until?: number;
}
