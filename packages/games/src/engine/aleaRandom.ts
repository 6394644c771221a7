import type { DrawnRandom } from './hmacRandom';

/**
 * Chance as boardgame.io draws it: Johannes Baagøe's Alea, and a shuffle that takes one item after the other. For matches
 * of chance version 1, which go on as they began.
 * @param seed asked for with the first draw: most moves draw nothing
 */
export function aleaRandom(seed: () => string): DrawnRandom {
  let next: (() => number) | undefined;
  const draw = () => {
    next ??= alea(seed());
    return next();
  };
  return {
    die: (sides) => Math.floor(draw() * sides) + 1,
    shuffle(items) {
      const left = [...items];
      return items.map(() => {
        const at = Math.trunc(left.length * draw());
        const taken = left[at] as (typeof items)[number];
        left[at] = left[left.length - 1] as typeof taken;
        left.pop();
        return taken;
      });
    },
    get drew() {
      return next !== undefined;
    },
  };
}

/** Numbers from 0 to below 1. */
function alea(seed: string): () => number {
  const mash = masher();
  let [s0, s1, s2] = [mash(' '), mash(' '), mash(' ')];
  let carry = 1;
  const less = (state: number) => {
    const rest = state - mash(seed);
    return rest < 0 ? rest + 1 : rest;
  };
  [s0, s1, s2] = [less(s0), less(s1), less(s2)];
  return () => {
    const product = 2091639 * s0 + carry * 2 ** -32;
    carry = Math.trunc(product);
    [s0, s1, s2] = [s1, s2, product - carry];
    return s2;
  };
}

/** A hash of everything it has been given so far, from 0 to below 1. */
function masher(): (text: string) => number {
  let n = 0xefc8249d;
  return (text) => {
    for (let at = 0; at < text.length; at++) {
      n += text.charCodeAt(at);
      let h = 0.02519603282416938 * n;
      n = h >>> 0;
      h -= n;
      h *= n;
      n = h >>> 0;
      h -= n;
      n += h * 2 ** 32;
    }
    return (n >>> 0) * 2 ** -32;
  };
}
