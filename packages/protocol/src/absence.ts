import type { Level } from './level';
import type { Seat } from './seat';

/** How the seat of an absent player is handled during a match. */
export interface Absence {
  /** Whole seconds until a stand-in plays; `null` waits until the others vote for one. */
  after: number | null;
  /** How a stand-in plays: by default moves, or as the bot of the game. */
  by: 'default' | 'bot';
  /** The level of such a bot; `USUAL_LEVEL` if absent. */
  level?: Level;
}

/**
 * How an absent player's seat is played now: not at all, by default moves, or by the bot. The player takes over on
 * return.
 */
export type StandIn = 'none' | 'default' | 'bot';

/** Maximum waiting time for an absent player, in seconds. */
export const LONGEST_ABSENCE = 3600;

/** Waiting times offered to a host, in seconds. */
export const ABSENCE_TIMES: readonly (number | null)[] = [null, 30, 60, 180];

/**
 * The absent people a room waits for, and the consequences if they stay away, with the milliseconds left at the time of
 * sending.
 */
export interface Waits {
  /** Seats that a stand-in will play; seats without a time limit are not included. */
  seats: Record<Seat, number>;
  /** The next host; `null` while the host is here, or if nobody can take over. */
  host: { heir: Seat; remaining: number } | null;
}
