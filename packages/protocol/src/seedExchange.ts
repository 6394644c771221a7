import type { Seat } from './seat';

/** A number of a seat, and any hash: 256 bits in hexadecimal. */
export const HEX_256 = /^[0-9a-f]{64}$/;

/**
 * The making of a seed as everybody may see it: first everybody commits to a number by its hash, then the numbers are
 * opened. `games/engine/seedCommitment.ts` says what is hashed and how the seed follows.
 */
export interface SeedExchangeView {
  /** Of the match that is to be dealt. */
  matchId: string;
  /** The server's commitment: the hash of its secret. */
  promise: string;
  /** `commit` asks for the hashes of the seats' numbers, `open` for the numbers. */
  step: 'commit' | 'open';
  /** The hashes by seat, as it will be in the match: all of them, in `open`. */
  commitments: Record<Seat, string>;
}
