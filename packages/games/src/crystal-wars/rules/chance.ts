import type { Random } from '../../kit/random';

/** One of the candidates, each as likely as the others; a die is thrown only where there are several (section 7). */
export function drawn<T>(random: Random, candidates: readonly T[]): T | undefined {
  return candidates.length > 1 ? candidates[random.die(candidates.length) - 1] : candidates[0];
}
