/** How far the clocks of servers may be apart, in milliseconds. */
const SKEW = 30_000;

/**
 * Whether something that lasts a limited time is still open, all in milliseconds. An end further away than it can last
 * means that a clock was set back: it counts as over, so that it cannot stay open for too long.
 */
export function isStillOpen(until: number, lasts: number, now: number): boolean {
  return now < until && until - now <= lasts + SKEW;
}
