import type { Seat } from './seat';

/** A random number of each seat, or its hash: 256 bits in hexadecimal. */
export type Contributions = Readonly<Record<Seat, string>>;

/** A move as it is kept: seat, name, arguments. The clock's own move has the seat `null`. */
export type RecordedMove = readonly [seat: Seat | null, move: string, args: readonly unknown[]];

/**
 * How chance follows from the seed of a match. It is kept with the match, which is always played on, and played again, as
 * it was dealt.
 * - 1: boardgame.io's generator (Alea) begun with the seed for the deal, and with an HMAC of the move's number for a move
 * - 2: HMAC-SHA-256 of the seed, the move's number and a counter
 */
export type ChanceVersion = 1 | 2;

/** All that a match was made of, as it is revealed after the end: enough to play it again to the last die. */
export interface OpenedMatch {
  matchId: string;
  players: number;
  options: Record<string, unknown>;
  /** What the server had promised. */
  secret: string;
  /** What was hashed along with the secret. */
  salt: string;
  /** The numbers of the seats that went into the seed beside the secret; without them the secret is the seed. */
  contributions?: Contributions;
  /** How chance follows from the seed; without it by version 1. */
  chance?: ChanceVersion;
  /** The versions of the rules it was played by, each once. */
  rulesVersions: readonly number[];
  moves: readonly RecordedMove[];
}
