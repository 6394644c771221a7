import type { Seat } from './seat';

/** A random number of each seat, or its hash: 256 bits in hexadecimal. */
export type Contributions = Readonly<Record<Seat, string>>;

/** A move as it is kept: seat, name, arguments. A move made by the clock has the seat `null`. */
export type RecordedMove = readonly [seat: Seat | null, move: string, args: readonly unknown[]];

/**
 * How chance follows from the seed of a match. It is kept with the match, which is played on and replayed
 * by the version it was dealt with.
 * - 1: boardgame.io's generator (Alea) seeded with the seed for the deal, and with an HMAC of the move's number for a move
 * - 2: HMAC-SHA-256 of the seed, the move's number and a counter
 */
export type ChanceVersion = 1 | 2;

/** All that a match was made of, as it is revealed after the end: enough to play it again to the last die. */
export interface RevealedMatch {
  matchId: string;
  players: number;
  options: Record<string, unknown>;
  /** What the server had committed itself to. */
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

/** The server's commitment to the seed of a match, and what it reveals at the end. */
export interface FairPlayView {
  matchId: string;
  /** The commitment (`serverCommitmentOf`); `null` for a match that was dealt without one. */
  promise: string | null;
  /** The room had settled before the deal that nothing is revealed; then there is no commitment either. */
  withheld: boolean;
  /** Seats whose numbers went into the seed. */
  contributed: Seat[];
  /** What is revealed: nothing before the end, by result or by vote, and never anything of a match without a commitment. */
  opened: RevealedMatch | null;
}
