/**
 * What the server says about the past of a match.
 *
 * | call | who | answer |
 * |---|---|---|
 * | `GET /api/rooms/:code/matches/:id/past?page=` | anybody; with the key of a seat its own point of view | `ReplayPage`, the newest without `page` |
 * | `GET /api/rooms/:code/matches/:id/fair` | anybody | `FairPlayView` |
 */
import type { OpenedMatch } from './fairPlay';
import type { PatchOperation } from './patch';
import type { Audience, Seat } from './seat';

/** How many steps travel at once. Every page begins with a whole view, so that one page opens any moment. */
export const STEPS_PER_PAGE = 100;

/** A part of what one audience has seen of a match. Step 0 is the deal; the others are the versions of its view. */
export interface ReplayPage<View = unknown> {
  matchId: string;
  game: string;
  players: number;
  /** Names of those who sit there, by seat, as far as they are known. */
  names: Record<Seat, string>;
  /** Whose point of view it is: the seat whose key was shown, else everybody's. */
  audience: Audience;
  /** Number of the newest step of the match. */
  last: number;
  /** Whether the match has ended there. */
  over: boolean;
  /** Number of the first step of this page: a multiple of `STEPS_PER_PAGE`. */
  from: number;
  /** The view at `from`. */
  view: View;
  /** From each step to the next. */
  patches: PatchOperation[][];
}

/** What the server promises of a match, and what it reveals at the end. */
export interface FairPlayView {
  matchId: string;
  /** The hash of `promiseOf`; `null` for a match that was dealt without one. */
  promise: string | null;
  /** The room had settled before the deal that nothing is revealed; then there is no promise either. */
  withheld: boolean;
  /** Seats whose numbers went into the seed. */
  contributed: Seat[];
  /** Nothing before the end, whether that is a result or a vote, and nothing ever of a match without a promise. */
  opened: OpenedMatch | null;
}
