import type { Seat } from './seat';

/** The form of numbers and hashes: 256 bits in hexadecimal. */
export const HEX_256 = /^[0-9a-f]{64}$/;

/**
 * The public state of a seed exchange: first everybody commits to a number by its hash, then the numbers are revealed.
 * `games/engine/seedCommitment.ts` defines the hashes and how the seed is computed.
 */
export interface SeedExchangeView {
  /** The match to be dealt. */
  matchId: string;
  /** The server's commitment: the hash of its secret. */
  promise: string;
  /** `commit` asks for the hashes of the seats' numbers, `open` for the numbers. */
  step: 'commit' | 'open';
  /** How often the draw was repeated for this match because an announced number was missing. */
  redraws: number;
  /** The hashes by seat as in the coming match; complete once the step is `open`. */
  commitments: Record<Seat, string>;
}
