/** How far the clocks of servers may be apart, in milliseconds. */
const SKEW = 30_000;

/**
 * Whether something still goes on that was to last a while, all in milliseconds. What ends further ahead than it lasts
 * was begun before a clock was put back: it is over, lest it go on for longer than it may.
 */
export function isStillOpen(until: number, lasts: number, now: number): boolean {
  return now < until && until - now <= lasts + SKEW;
}
