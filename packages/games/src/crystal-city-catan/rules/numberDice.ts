import type { Random } from '../../kit/random';

/** After this number of passes the dice are drawn from a shuffle instead (S5). */
const MOST_PASSES = 1000;

/**
 * S5: four dice; every die that shows the value of a die with a lower index is rolled again, in index order, until all
 * four differ.
 * @returns every pass, the last one being the result
 */
export function rollNumberDice(random: Random): number[][] {
  const passes = [[0, 1, 2, 3].map(() => random.die(6))];
  for (;;) {
    const last = passes.at(-1) as number[];
    const doubled = last.map((value, index) => last.indexOf(value) < index);
    if (!doubled.includes(true)) return passes;
    if (passes.length >= MOST_PASSES) return [...passes, random.shuffle([1, 2, 3, 4, 5, 6]).slice(0, 4)];
    passes.push(last.map((value, index) => (doubled[index] ? random.die(6) : value)));
  }
}
