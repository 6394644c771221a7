/** Maximum difference between the clocks of servers. */
const MAX_SKEW_MS = 30_000;

/**
 * Whether something of limited duration is still open, all in milliseconds. An end further away than the duration means
 * that a clock was set back: it counts as over, so that it cannot stay open for too long.
 */
export function isStillOpen(until: number, lasts: number, now: number): boolean {
  return now < until && until - now <= lasts + MAX_SKEW_MS;
}
