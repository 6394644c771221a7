import type { Absence, Waits } from './absence';
import type { ChatRules } from './chat';
import type { GameNightView } from './gameNight';
import type { GroupLink } from './groupHistory';
import type { OfferView } from './offers';
import type { Pace } from './pace';
import type { PlayedMatch } from './playedMatches';
import type { SeatLoss, SeatRequestView, SeatView } from './roomSeats';
import type { Seat } from './seat';
import type { SeedExchangeView } from './seedExchange';
import type { TakeBackView } from './takeBacks';
import type { DayClockView, Tempo } from './tempo';
import type { VoteView } from './votes';

export type RoomState = 'open' | 'playing' | 'over';

/**
 * The last change of the host: `name` has `passed` the role on, or was the deputy until the host came `back`; `null`
 * for a person without a seat.
 */
export interface HostNews {
  how: 'passed' | 'back';
  name: string | null;
}

/** A room as everybody may see it. */
export interface RoomView {
  /** Short code in the link `/r/<code>`. */
  code: string;
  /**
   * Increases with every change of the room, but not when people come or leave: of two views the one with the higher
   * version is newer.
   */
  version: number;
  game: string;
  options: Record<string, unknown>;
  listed: boolean;
  state: RoomState;
  seats: SeatView[];
  /** The seed exchange of the match that is being dealt; `null` if none is in progress. */
  exchange: SeedExchangeView | null;
  /** Whether the secrets of a match are revealed after its end, for the fair-play check. */
  reveals: boolean;
  /** Names of the watchers, in the order of arrival; an empty name is a guest. At most 20 of `watcherCount`. */
  watchers: string[];
  watcherCount: number;
  /** boardgame.io's id of the running or last match. */
  matchId: string | null;
  /** Whether no new person can take a seat. */
  locked: boolean;
  /** Whether the match is paused: clocks, bots and moves. */
  paused: boolean;
  /** When the pause ends by itself, in milliseconds since 1970; only over days. */
  pauseEnds?: number;
  /** Set if the host cannot pause alone, since the match over days was paused within the last 14 days. */
  pauseByVote?: true;
  absence: Absence;
  /** Whether players may ask for hints even in matches with other people. */
  hints: boolean;
  pace: Pace;
  /** The tempo over days; absent if the room plays in one go. */
  tempo?: Tempo;
  votes: VoteView[];
  /** The open request for a take-back. */
  takeBack: TakeBackView | null;
  /** The requests for seats of the running match. */
  seatRequests: SeatRequestView[];
  /** The open offer of the host; absent if there is none. */
  offer?: OfferView;
  /** Finished matches, the latest last; at most 30. */
  history: PlayedMatch[];
  /** The seat whose person is the host; `null` if the host has only the key of the room. */
  hostSeat: Seat | null;
  hostHere: boolean;
  /** Present while the host is the deputy of an absent host, who gets the role back on return: their name, if known. */
  hostFor?: string | null;
  /** Present for some seconds after a change of the host. */
  hostNews?: HostNews;
  /** The rooms it is linked to; absent if there are none. */
  group?: GroupLink;
  /** The next meeting and the replies; absent if no date is set or it is over. */
  gameNight?: GameNightView;
  talk: ChatRules;
  createdAt: number;
}

/** Sent to everybody in a room whenever something changes, with the same content for all. */
export interface RoomUpdate {
  room: RoomView;
  /** The clock of the open decision, for followers of the match; `remaining` in milliseconds at the time of sending. */
  clock: { decisionId: number; seconds: number; remaining: number } | null;
  /** The deadline of the open decision of a match over days; absent in one go. */
  dayClock?: DayClockView;
  waits: Waits;
}

/** The seat and the roles that the keys of a connection prove. */
export interface You {
  seat: Seat | null;
  /** How the seat of a former key was lost; `by` is the name of the host, `null` if the host had no seat. */
  lost?: SeatLoss;
  host: boolean;
  /** Number of devices that follow that seat; 0 without a seat. */
  devices: number;
}
