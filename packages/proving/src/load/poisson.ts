import type { Random } from '@lantern/games/kit/random';

/** The resolution of the random numbers. */
const RESOLUTION = 2 ** 30;

/**
 * An open-loop Poisson process: the times of arrivals at a mean rate per second, independent of the handling of earlier
 * ones. In milliseconds from the start, for this number of seconds.
 */
export function arrivals(rate: number, seconds: number, random: Random): number[] {
  const moments: number[] = [];
  for (let at = 0; ; ) {
    at += (-Math.log(random.die(RESOLUTION) / RESOLUTION) * 1000) / rate;
    if (at >= seconds * 1000) return moments;
    moments.push(at);
  }
}
