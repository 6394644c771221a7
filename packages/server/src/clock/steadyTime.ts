/**
 * The time in milliseconds since 1970, for all that is measured: as the clock of the machine told it when this process
 * began, and on from there without a jump. So nobody gains or loses time, and no room grows old, when that clock is set
 * by hours; what only tells people when something was takes `Date.now()`.
 */
export function steadyNow(): number {
  return Math.floor(performance.timeOrigin + performance.now());
}
