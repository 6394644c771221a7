import type { Seat } from './seat';

/** What the seated persons can vote about: ending the match, a stand-in for somebody, the default move for a decision. */
export type VoteSubject = 'end' | 'stand-in' | 'time-out';

/** A vote that is open; it passes as soon as enough have voted for it. */
export interface VoteView {
  about: VoteSubject;
  /** Whose stand-in it is about; `null` where it is about the whole match. */
  seat: Seat | null;
  /** The decision that is to get its default; only of a `time-out`. The vote ends with that decision. */
  decisionId?: number;
  /** Those who are for it. */
  by: Seat[];
  /** How many it takes. */
  needed: number;
}
