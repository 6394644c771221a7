/** The only source of chance that a rule may use. */
export interface Random {
  /** A fair die: an integer from 1 to `sides`. */
  die(sides: number): number;
  /** The same items in a random order; the argument is not changed. */
  shuffle<T>(items: readonly T[]): T[];
}

/**
 * A repeatable source of chance for bots, tests and random play (the sfc32 generator): fast, but not cryptographically
 * secure. The same seed gives the same numbers.
 */
export function seededRandom(seed: string): Random {
  let [a, b, c, d] = seedWords(seed);
  const next = (): number => {
    const t = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return (t >>> 0) / 2 ** 32;
  };
  for (let i = 0; i < 16; i++) next();
  return fromUniform(next);
}

/** A `Random` backed by any source of uniform numbers in [0, 1). */
export function fromUniform(next: () => number): Random {
  return fromDie((sides) => 1 + Math.floor(next() * sides));
}

/** A `Random` backed by any fair die. */
export function fromDie(die: Random['die']): Random {
  return {
    die,
    shuffle(items) {
      const out = [...items];
      for (let i = out.length - 1; i > 0; i--) {
        const j = die(i + 1) - 1;
        [out[i], out[j]] = [out[j] as (typeof out)[number], out[i] as (typeof out)[number]];
      }
      return out;
    },
  };
}

/** One of the items, each with equal probability. */
export function pick<T>(random: Random, items: readonly T[]): T {
  const item = items[random.die(items.length) - 1];
  if (item === undefined) throw new Error('pick: nothing to pick from');
  return item;
}

/** True with the given probability, to a thousandth. */
export function chance(random: Random, probability: number): boolean {
  return random.die(1000) <= Math.round(probability * 1000);
}

function seedWords(seed: string): [number, number, number, number] {
  const words: [number, number, number, number] = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 1];
  for (let i = 0; i < seed.length; i++) {
    const at = i % 3;
    words[at] = Math.imul((words[at] as number) ^ seed.charCodeAt(i), 0x01000193);
  }
  return words;
}
