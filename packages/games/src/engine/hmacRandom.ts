import { fromDie, type Random } from '../kit/random';
import { hmacWords } from './sha256';

/** A `Random` that records whether it was used. */
export interface DrawnRandom extends Random {
  readonly drew: boolean;
}

/** Number of values of a 32-bit word. */
const WORD_VALUES = 2 ** 32;

/**
 * The random source of one move: the words of HMAC-SHA-256 over `<move>:<block>` under the seed, block 0, 1, 2 …, eight
 * words of 32 bits each. A number from 1 to `sides` is the next word below the greatest multiple of `sides`, modulo
 * `sides`, plus 1; larger words are skipped, so that every number is equally likely. The revealed part of a match does
 * not allow predicting the rest without the seed.
 * @param seed of the match; it determines all chance of the match
 * @param move its number, from 1; the deal is 0
 */
export function hmacRandom(seed: string, move: number): DrawnRandom {
  const next = wordsOf(seed, move);
  let drew = false;
  const die = (sides: number): number => {
    if (!Number.isInteger(sides) || sides < 1 || sides > WORD_VALUES) throw new RangeError(`no die has ${sides} sides`);
    if (sides === 1) return 1;
    drew = true;
    const fair = WORD_VALUES - (WORD_VALUES % sides);
    let word = next();
    while (word >= fair) word = next();
    return 1 + (word % sides);
  };
  return {
    ...fromDie(die),
    get drew() {
      return drew;
    },
  };
}

/** Returns successive words of 32 bits. Hashing starts with the first request, since most moves draw nothing. */
function wordsOf(seed: string, move: number): () => number {
  let words = new Uint32Array();
  let block = 0;
  let at = 0;
  return () => {
    if (at === words.length) {
      words = hmacWords(seed, `${move}:${block++}`);
      at = 0;
    }
    return words[at++] as number;
  };
}
