import type { StandIn } from './absence';
import type { Level } from './level';
import type { Seat } from './seat';

/** A seat of a room as everybody may see it. */
export interface SeatView {
  seat: Seat;
  /** `empty`, a `person` or a `bot`. */
  kind: 'empty' | 'person' | 'bot';
  /** Name of the person or the bot; empty for an empty seat. */
  name: string;
  /** Who it is among the people of the room: the same number, whatever the name and the seat; `null` but for persons. */
  person: number | null;
  /** Whether the person has the room open on some device. Bots are always here. */
  here: boolean;
  standIn: StandIn;
  /** How well it is played by a bot, its own or a stand-in; only on seats that a bot plays. */
  level?: Level;
  /** How many hints were asked for here in the running or last match; absent where none was. */
  hints?: number;
  /** Somebody has played it in the running match: whoever wants it has to ask. Only on seats without a person. */
  ask?: boolean;
  /** The id of the request by which its person was given it in the running match. */
  request?: string;
}

/** How long the others may think about who asks for a seat, in milliseconds. */
export const SEAT_REQUEST_LASTS = 120_000;

/** Somebody asks for a seat of the running match that was another's. It is given once all whose yes it needs have said it. */
export interface SeatRequestView {
  id: string;
  seat: Seat;
  /** Of the one who asks. */
  name: string;
  /** The host has not agreed yet. */
  host: boolean;
  /** One of these seats still has to agree; empty if that is settled. */
  seats: Seat[];
  /** Milliseconds until it lapses, at the time of sending. */
  remaining: number;
}
