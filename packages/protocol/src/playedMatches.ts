import type { Seat } from './seat';

/** Why a match is over: it was played to its end, ended by vote, or stopped because of a fault. */
export type MatchEnd = 'result' | 'vote' | 'fault';

/** Who played on a seat. */
export interface PlayedBy {
  name: string;
  kind: 'empty' | 'person' | 'bot';
  /** Who it is among the people of the room, whatever the name; `null` but for persons. */
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
