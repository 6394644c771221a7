import type { Absence, Waits } from './absence';
import type { ChatRules } from './chat';
import type { GameNightView } from './gameNight';
import type { GroupLink } from './groupHistory';
import type { Pace } from './pace';
import type { PlayedMatch } from './playedMatches';
import type { SeatRequestView, SeatView } from './roomSeats';
import type { Seat } from './seat';
import type { SeedExchangeView } from './seedExchange';
import type { TakebackView } from './takebacks';
import type { VoteView } from './votes';

export type RoomState = 'open' | 'playing' | 'over';

/** A room as everybody may see it. */
export interface RoomView {
  /** Short code in the link `/r/<code>`. */
  code: string;
  game: string;
  options: Record<string, unknown>;
  listed: boolean;
  state: RoomState;
  seats: SeatView[];
  /** The making of the seed of the match that is being dealt, while that lasts. */
  exchange: SeedExchangeView | null;
  /** Whether what is hidden in a match is revealed after its end, for the check of fair play. */
  reveals: boolean;
  /** Names of those who watch, those who came first at the front; an empty name is a guest. At most 20 of `watcherCount`. */
  watchers: string[];
  /** How many watch. */
  watcherCount: number;
  /** boardgame.io's id of the running or last match. */
  matchId: string | null;
  /** Nobody new can sit down. */
  locked: boolean;
  /** The match stands still: clocks, bots and moves. */
  paused: boolean;
  /** A tutorial: bots agree to every take-back. */
  lesson?: true;
  absence: Absence;
  /** Whoever is to decide may ask for a hint, also where others than bots play. */
  hints: boolean;
  pace: Pace;
  /** Bots make no move, because a learner still reads. */
  botsWait?: true;
  /** Votes that are open. */
  votes: VoteView[];
  /** The request to take a move back that is open. */
  takeBack: TakebackView | null;
  /** Who asks for seats of the running match. */
  seatRequests: SeatRequestView[];
  /** Matches that are over, the latest last; at most 30. */
  history: PlayedMatch[];
  /** The seat whose person is the host; `null` where the host has only the key of the room. */
  hostSeat: Seat | null;
  hostHere: boolean;
  /** The rooms it is linked to; absent where it is linked to none. */
  group?: GroupLink;
  /** When friends meet here, and who comes; absent where no date is set, or it is over. */
  gameNight?: GameNightView;
  talk: ChatRules;
  createdAt: number;
}

/** Told to everybody in a room whenever something changes, the same to all. */
export interface RoomUpdate {
  room: RoomView;
  /** The clock of the open decision, for those who see the match; `remaining` in milliseconds at the time of sending. */
  clock: { decisionId: number; seconds: number; remaining: number } | null;
  waits: Waits;
}

/** What the keys of a connection prove. */
export interface You {
  seat: Seat | null;
  host: boolean;
  /** How many connections show the key of that seat: several devices may follow it. 0 without a seat. */
  links: number;
}
