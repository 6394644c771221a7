import type { Contributions } from '@lantern/protocol/fairPlay';
import { hmacSha256, sha256 } from './sha256';

/**
 * How the seed of a match comes about, so that nobody can choose it:
 * 1. The server draws a secret and tells its hash, the commitment (`serverCommitmentOf`; `promise` on the wire).
 * 2. The browser of every seat that wants to draws a random number and hands in its hash (`commitmentOf`).
 * 3. All these hashes are told to all, and are final from then on.
 * 4. Every browser that knows them hands in its number. One that does not fit its hash is refused.
 * 5. The seed follows from the secret and the numbers (`seedOf`), and the match is dealt. Where a number is missing whose
 *    hash was told there is no deal: all draw again from step 1, without the browser that was silent, and it is counted.
 *
 * The server, which computes the seed in step 5, was committed before the numbers of the others were known. What is left
 * to them is to call the draw off, by a number that is missing or by a start that does not come about; both can be seen.
 */

/** The server's commitment to its secret, for one match only: the match's id is part of it. */
export function serverCommitmentOf(salt: string, matchId: string, secret: string): string {
  return sha256(`${salt}:${matchId}:${secret}`);
}

/** A browser's commitment to its number, for one match only. */
export function commitmentOf(matchId: string, number: string): string {
  return sha256(`${matchId}:${number}`);
}

/** The seed of a match: HMAC-SHA-256 under the server's secret over `<seat>:<number>` of all who contributed, by seat. */
export function seedOf(secret: string, contributions: Contributions): string {
  const numbers = Object.entries(contributions).map(([seat, number]) => ({ seat, number }));
  numbers.sort((a, b) => Number(a.seat) - Number(b.seat));
  return hmacSha256(secret, numbers.map(({ seat, number }) => `${seat}:${number}`).join(','));
}
