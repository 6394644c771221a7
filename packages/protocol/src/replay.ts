import type { PatchOperation } from './patch';
import type { Audience, Seat } from './seat';

/** How many steps travel at once. Every page begins with a whole view, so that a replay can begin at any page. */
export const STEPS_PER_PAGE = 100;

/** A part of what one audience has seen of a match. Step 0 is the deal, step n the nth version of its view. */
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
