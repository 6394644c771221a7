import type { Seat } from './seat';
import type { Tempo } from './tempo';

/** The subjects of votes: ending the match, a stand-in for a seat, the default move for a decision, another tempo. */
export type VoteSubject = 'end' | 'stand-in' | 'time-out' | 'tempo';

/** An open vote. It passes as soon as enough people have voted for it. */
export interface VoteView {
  about: VoteSubject;
  /** The seat in question; `null` if the vote is about the whole match. */
  seat: Seat | null;
  /** The decision that is to get its default move; only for a `time-out`. The vote ends with that decision. */
  decisionId?: number;
  /** The tempo that the match is to get, `null` in one go; only for a `tempo`. */
  tempo?: Tempo | null;
  /** The seats in favour. */
  by: Seat[];
  needed: number;
}
