import type { Contributions } from '@lantern/protocol/fairPlay';
import { hmacSha256, sha256 } from './sha256';

/**
 * How the seed of a match is made, so that nobody can choose it:
 * 1. The server draws a secret and sends its hash, the commitment (`serverCommitmentOf`; `promise` on the wire).
 * 2. The browser of every seat that takes part draws a random number and sends its hash (`commitmentOf`).
 * 3. All hashes are sent to all, and are final from then on.
 * 4. Every browser that knows them sends its number. A number that does not match its hash is refused.
 * 5. The seed is computed from the secret and the numbers (`seedOf`), and the match is dealt. If a number is missing
 *    whose hash was announced, there is no deal: all repeat step 1 without that browser, and the repetition is counted.
 *
 * The server, which computes the seed in step 5, was committed before it knew the numbers of the others. It can only
 * abort the draw, by a missing number or by a start that does not happen; both are visible.
 */

/** The server's commitment to its secret. It includes the id of the match, so it is valid for one match only. */
export function serverCommitmentOf(salt: string, matchId: string, secret: string): string {
  return sha256(`${salt}:${matchId}:${secret}`);
}

/** A browser's commitment to its number, valid for one match only. */
export function commitmentOf(matchId: string, number: string): string {
  return sha256(`${matchId}:${number}`);
}

/** The seed of a match: HMAC-SHA-256 under the server's secret over `<seat>:<number>` of all who contributed, by seat. */
export function seedOf(secret: string, contributions: Contributions): string {
  const numbers = Object.entries(contributions).map(([seat, number]) => ({ seat, number }));
  numbers.sort((a, b) => Number(a.seat) - Number(b.seat));
  return hmacSha256(secret, numbers.map(({ seat, number }) => `${seat}:${number}`).join(','));
}
