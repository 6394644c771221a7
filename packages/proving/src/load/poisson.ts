import type { Random } from '@lantern/games/kit/random';

/** How finely chance is drawn. */
const FINE = 2 ** 30;

/**
 * An open-loop Poisson process: the moments at which something arrives that comes so often a second on average, whatever
 * becomes of what came before. In milliseconds from the beginning, for so many seconds.
 */
export function arrivals(rate: number, seconds: number, random: Random): number[] {
  const moments: number[] = [];
  for (let at = 0; ; ) {
    at += (-Math.log(random.die(FINE) / FINE) * 1000) / rate;
    if (at >= seconds * 1000) return moments;
    moments.push(at);
  }
}
