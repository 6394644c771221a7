/**
 * Monotonic time in milliseconds since 1970, for everything that is measured: the machine's clock at the start of this
 * process, and from then on without jumps. So nobody gains or loses time, and no room ages, when the clock is set.
 * Timestamps that are only shown to people use `Date.now()`.
 */
export function steadyNow(): number {
  return Math.floor(performance.timeOrigin + performance.now());
}
