import type { Learned } from './learned';
import type { Seat } from './seat';

/** What becomes of the seat of a person who is away during a match. */
export interface Absence {
  /** Whole seconds the others wait before a stand-in plays; `null` waits until they vote for one. */
  after: number | null;
  /** How a stand-in plays: harmless default moves, or as the bot of the game. */
  by: 'default' | 'bot';
}

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

/** What the seated persons can vote about. */
export type Ballot = 'end' | 'stand-in' | 'time-out';

/** A vote that is open; it passes as soon as enough have voted for it. */
export interface VoteView {
  about: Ballot;
  /** Whose stand-in it is about; `null` where it is about the whole match. */
  seat: Seat | null;
  /** The decision that is to get its default; only of a `time-out`. It is over with that decision. */
  decisionId?: number;
  /** Those who are for it. */
  by: Seat[];
  /** How many it takes. */
  needed: number;
}

/** How often a seat may ask its last move back in a match. */
export const MOST_TAKE_BACKS = 3;

/** How long the others may think about it, in milliseconds. */
export const TAKE_BACK_LASTS = 30_000;

/** A move that is being asked back. It is taken back as soon as nobody is awaited any more. */
export interface TakebackView {
  /** Who asks. */
  seat: Seat;
  /** Those who have not answered yet. */
  awaited: Seat[];
  /** What the one who asks has seen since the move: another try knows it. */
  shown: readonly Learned[];
  /** Milliseconds until it lapses, at the time of sending. */
  remaining: number;
}

/** How long the others may think about who asks for a seat, in milliseconds. */
export const SEAT_REQUEST_LASTS = 120_000;

/** Somebody asks for a seat of the running match that was another's. It is given once nobody's yes is missing. */
export interface SeatRequestView {
  id: string;
  seat: Seat;
  /** Of the one who asks. */
  name: string;
  /** The host's yes is missing. */
  host: boolean;
  /** The yes of one of these is missing; none if nobody's is. */
  seats: Seat[];
  /** Milliseconds until it lapses, at the time of sending. */
  remaining: number;
}

/** Why a match is over: it was played to its end, ended by vote, or stopped because of a fault. */
export type MatchEnd = 'result' | 'vote' | 'fault';

/** Who played on a seat. */
export interface PlayedBy {
  name: string;
  kind: 'empty' | 'person' | 'bot';
  /** Who it is among the people of the room, whatever the name; nobody but for persons. */
  person: number | null;
}

/** A match of a room that is over. */
export interface PlayedMatch {
  matchId: string;
  game: string;
  /** When it ended, in milliseconds since 1970. */
  at: number;
  end: MatchEnd;
  /** Who sat there at the end, in the order of the seats. */
  players: PlayedBy[];
  /** Empty where nobody has won. */
  winners: Seat[];
}

/** What lets another device take over a seat, once: a link, or a code that is typed there. */
export interface HandOver {
  /** Secret of at least 128 bits; belongs into the `#fragment` of a link. */
  token: string;
  /** The same for people to type: eight letters and digits, of which a room lets few be tried. A secret as well. */
  typed: string;
  /** How long it is good for, in milliseconds. */
  lasts: number;
}
