/**
 * Monotonic time in milliseconds since 1970, for all measurements: the system clock at the start of this process,
 * continued without jumps. Setting the clock therefore gives nobody more or less time and ages no room. Timestamps that
 * are only shown to people use `Date.now()`.
 */
export function steadyNow(): number {
  return Math.floor(performance.timeOrigin + performance.now());
}
