import { pick, type Random } from '../../kit/random';

/** The item for which the measure is least; at random among equals, so that the order of the squares favours no home. */
export function leastBy<T>(items: readonly T[], measure: (item: T) => number, random: Random): T | undefined {
  const measures = items.map(measure);
  const least = Math.min(...measures);
  const best = items.filter((_, at) => measures[at] === least);
  return best.length > 1 ? pick(random, best) : best[0];
}
