import { randomInt } from 'node:crypto';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { HAND_OVER_LASTS } from './handOvers';
import { CODE_ALPHABET } from './keys';
import { refused } from './refused';

/**
 * How long a code is that moves a seat to another device and is typed by hand. There are 26^8 = 2 * 10^11 of them, and a
 * room lets `TRIES` be tried in two minutes, the life of one: at most twice as many meet the same code, and whoever guesses
 * hits it with a chance of 1 in 10,000,000,000. Guessing for a whole year at a room that always has a code on offer would
 * succeed with 1 in 80,000. Several servers count each for itself.
 */
const LENGTH = 8;

/** Codes that may be tried in a room within two minutes, right or wrong. */
const TRIES = 10;

/** A fresh code to be typed, e.g. `K7WQ3HBM`: longer than that of a room, so that nobody takes one for the other. */
export function drawTypedCode(): string {
  return Array.from({ length: LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('');
}

/** Whether a secret is such a code and not one of a link. */
export function isTypedCode(secret: unknown): secret is string {
  return typeof secret === 'string' && secret.length === LENGTH;
}

/** Counts the codes that are tried in rooms. */
export class TypedCodes {
  readonly #tried = new RateLimiterMemory({ points: TRIES, duration: HAND_OVER_LASTS / 1000 });

  /** Throws `TOO_MANY_TRIES`. @param room its code as it is kept */
  async count(room: string): Promise<void> {
    const isTooMany = await this.#tried.consume(room).then(
      () => false,
      () => true,
    );
    if (isTooMany) throw refused('TOO_MANY_TRIES');
  }
}
