import type { Seat } from './seat';

/** Why a match is over: played to its end, ended by vote or by the operator of the server, or stopped because of an error. */
export type MatchEnd = 'result' | 'vote' | 'operator' | 'fault';

export interface PlayedBy {
  /** Empty for a person who has deleted their data. */
  name: string;
  kind: 'empty' | 'person' | 'bot';
  /** Their number in the room, independent of the name; `null` for a bot or an empty seat. */
  person: number | null;
}

/** A finished match of a room. */
export interface PlayedMatch {
  matchId: string;
  game: string;
  /** When it ended, in milliseconds since 1970. */
  at: number;
  end: MatchEnd;
  /** The players at the end, in the order of the seats. */
  players: PlayedBy[];
  /** Empty if nobody has won. */
  winners: Seat[];
}
