import { randomInt } from 'node:crypto';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { refusedFor } from '../../refusals';
import { CODE_ALPHABET } from '../access/keys';
import { HAND_OVER_LASTS } from './handOverRules';

/**
 * Length of a typed code that moves a seat to another device. There are 26^8 = 2 * 10^11 codes, and a room allows
 * `TRIES.room` attempts in two minutes, the life of a code, so at most twice as many meet the same code. Guessing from
 * any number of addresses succeeds with a chance of 1 in 1,000,000,000, and guessing for a whole year at a room that
 * always has an open code with 1 in 8,000.
 */
const CODE_LENGTH = 8;

/**
 * Attempts at codes within two minutes, right or wrong: by one address across all rooms, and in one room by all
 * addresses together. It therefore takes ten addresses to keep a player in a room from typing their code, and the link
 * still works. Several servers count separately.
 */
const TRIES = { address: 10, room: 100 };

/** Draws a code to type, e.g. `K7WQ3HBM`: longer than the code of a room, so that the two cannot be confused. */
export function drawTypedCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('');
}

/** Whether a secret is a typed code rather than that of a link. */
export function isTypedCode(secret: unknown): secret is string {
  return typeof secret === 'string' && secret.length === CODE_LENGTH;
}

export class TypedCodes {
  readonly #byAddress = new RateLimiterMemory({ points: TRIES.address, duration: HAND_OVER_LASTS / 1000 });
  readonly #inRoom = new RateLimiterMemory({ points: TRIES.room, duration: HAND_OVER_LASTS / 1000 });

  /**
   * Counts an attempt; one refused for its address does not count in the room. Throws `TOO_MANY_TRIES`.
   * @param room its normalised code
   */
  async count(room: string, address: string): Promise<void> {
    try {
      await this.#byAddress.consume(address);
      await this.#inRoom.consume(room);
    } catch (over) {
      throw refusedFor('TOO_MANY_TRIES', (over as RateLimiterRes).msBeforeNext);
    }
  }
}
