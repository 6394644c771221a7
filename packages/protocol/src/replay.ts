import type { PatchOperation } from './patch';
import type { Audience, Seat } from './seat';

/** Number of steps on a page. Every page starts with a whole view, so that a replay can start at any page. */
export const STEPS_PER_PAGE = 100;

/** A part of what one audience has seen of a match. Step 0 is the deal, step n the nth version of its view. */
export interface ReplayPage<View = unknown> {
  matchId: string;
  game: string;
  players: number;
  /** Names of the players by seat, as far as they are known; empty for a person who has deleted their data. */
  names: Record<Seat, string>;
  /** The audience of the view: the seat whose key was shown, otherwise everybody. */
  audience: Audience;
  /** Number of the newest step of the match. */
  last: number;
  /** Whether the match has ended at that step. */
  over: boolean;
  /** Number of the first step of this page: a multiple of `STEPS_PER_PAGE`. */
  from: number;
  /** The view at `from`. */
  view: View;
  /** Patches from each step to the next. */
  patches: PatchOperation[][];
}
