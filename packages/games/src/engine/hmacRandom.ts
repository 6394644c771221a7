import { fromDie, type Random } from '../kit/random';
import { hmacWords } from './sha256';

/** Chance that tells whether any of it was drawn. */
export interface DrawnRandom extends Random {
  readonly drew: boolean;
}

/** Numbers of 32 bits there are. */
const WORDS = 2 ** 32;

/**
 * The chance of one move: the words of HMAC-SHA-256 over `<move>:<block>` under the seed, block 0, 1, 2 …, eight words of
 * 32 bits each. A number from 1 to `sides` is the next word that is below the greatest multiple of `sides`, modulo
 * `sides`, plus 1: words above it are passed over, so that every number is as likely as the others. Whatever was shown of
 * a match, only who has the seed can tell the rest.
 * @param seed of the match; a person who has it knows all its chance
 * @param move its number, from 1; the deal is 0
 */
export function hmacRandom(seed: string, move: number): DrawnRandom {
  const next = wordsOf(seed, move);
  let drew = false;
  const die = (sides: number): number => {
    if (!Number.isInteger(sides) || sides < 1 || sides > WORDS) throw new RangeError(`no die has ${sides} sides`);
    if (sides === 1) return 1;
    drew = true;
    const fair = WORDS - (WORDS % sides);
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

/** Gives one word of 32 bits after the other. Nothing is hashed before the first is asked for: most moves draw nothing. */
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
