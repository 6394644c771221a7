import type { Seat } from './seat';

/** A random number of each seat, or its hash: 256 bits in hexadecimal. */
export type Contributions = Readonly<Record<Seat, string>>;

/** A stored move: seat, name, arguments. A move of the clock has the seat `null`. */
export type RecordedMove = readonly [seat: Seat | null, move: string, args: readonly unknown[]];

/** How randomness is derived from the seed of a match: 2 is HMAC-SHA-256 of the seed, the move's number and a counter. */
export type ChanceVersion = 2;

/** Everything a match was made from, as revealed after its end: enough to replay it to the last die. */
export interface RevealedMatch {
  matchId: string;
  players: number;
  options: Record<string, unknown>;
  /** The secret the server committed to. */
  secret: string;
  /** Hashed together with the secret. */
  salt: string;
  /** The numbers of the seats that went into the seed besides the secret; if absent, the secret is the seed. */
  contributions?: Contributions;
  chance: ChanceVersion;
  /** The versions of the rules used, each once. */
  rulesVersions: readonly number[];
  moves: readonly RecordedMove[];
}

/** The server's commitment to the seed of a match, and the data revealed at its end. */
export interface FairPlayView {
  matchId: string;
  /** The commitment (`serverCommitmentOf`); `null` for a match dealt without one. */
  promise: string | null;
  /** Whether the room decided before the deal that nothing is revealed; then there is no commitment either. */
  withheld: boolean;
  /** Seats whose numbers went into the seed. */
  contributed: Seat[];
  /** How often the draw was repeated because an announced number was missing. */
  redraws: number;
  /** Seats whose browsers announced a number but did not send it; these contribute none. */
  silent: Seat[];
  /** The revealed data; `null` before the end, by result or by vote, and always for a match without a commitment. */
  opened: RevealedMatch | null;
}
