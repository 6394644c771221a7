import type { Level } from './level';
import type { Seat } from './seat';

/** What happens with the seat of a person who is away during a match. */
export interface Absence {
  /** Whole seconds the others wait before a stand-in plays; `null` waits until they vote for one. */
  after: number | null;
  /** How a stand-in plays: harmless default moves, or as the bot of the game. */
  by: 'default' | 'bot';
  /** How well such a bot plays; `USUAL_LEVEL` if not given. */
  level?: Level;
}

/** How an absent person's seat is played now: not at all, by default moves, or by the bot. The person takes over on return. */
export type StandIn = 'none' | 'default' | 'bot';

/** The longest time the others can be made to wait for somebody who is away, in seconds. */
export const LONGEST_ABSENCE = 3600;

/** Waiting times a host is offered, in seconds. */
export const ABSENCE_TIMES: readonly (number | null)[] = [null, 30, 60, 180];

/** Who is waited for, and what happens by itself if they stay away: milliseconds until then, at the time of sending. */
export interface Waits {
  /** Seats that a stand-in plays then; none of those that are waited for without end. */
  seats: Record<Seat, number>;
  /** To whom the role of the host passes then; `null` while the host is here, or nobody could take the role over. */
  host: { heir: Seat; remaining: number } | null;
}
