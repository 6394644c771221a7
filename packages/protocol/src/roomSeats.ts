import type { StandIn } from './absence';
import type { ExtraTime } from './extraTime';
import type { Level } from './level';
import type { Seat } from './seat';
import { HOUR } from './timeUnits';

/** A seat of a room as everybody may see it. */
export interface SeatView {
  seat: Seat;
  kind: 'empty' | 'person' | 'bot';
  /** Name of the person or the bot; empty for an empty seat. */
  name: string;
  /** Their number in the room, independent of name and seat; `null` for a bot or an empty seat. */
  person: number | null;
  /** Whether the person has the room open on some device. Always true for bots. */
  here: boolean;
  standIn: StandIn;
  /** The level of the bot on the seat, its own or a stand-in; absent if no bot plays it. */
  level?: Level;
  /** The extra time of its person for decisions; absent for the default time. */
  extraTime?: ExtraTime;
  /** Number of hints requested for this seat in the running or last match; absent if there were none. */
  hints?: number;
  /**
   * Whether the seat must be requested, because another person has played it in the running match. Only on seats
   * without a person.
   */
  ask?: boolean;
  /** The id of the request that gave the seat to its person during a match. */
  request?: string;
}

/** How a seat was lost: its person `left` it, the host `removed` them, or it was `moved` to another device. */
export type SeatLoss = { how: 'removed'; by: string | null } | { how: 'left' | 'moved' };

/** How long leaving a seat or passing on the role of the host can be undone, in milliseconds. */
export const UNDO_LASTS = 8000;

/** How long the others may consider a request for a seat, in milliseconds. */
export const SEAT_REQUEST_LASTS = { inOneGo: 120_000, overDays: 48 * HOUR };

/**
 * A request for a seat of the running match that belonged to somebody else. It is granted once everybody whose consent
 * it needs has agreed.
 */
export interface SeatRequestView {
  id: string;
  seat: Seat;
  /** The name of the asking person. */
  name: string;
  /** Whether the host still has to agree. */
  host: boolean;
  /** At least one of these seats still has to agree; empty if one has. */
  seats: Seat[];
  /** Milliseconds until it expires, at the time of sending. */
  remaining: number;
}
