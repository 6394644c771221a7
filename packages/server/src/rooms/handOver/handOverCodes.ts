import { randomInt } from 'node:crypto';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { refusedFor } from '../../refusals';
import { CODE_ALPHABET } from '../access/keys';
import { HAND_OVER_LASTS } from './handOverRules';

/**
 * How long a code is that moves a seat to another device and is typed by hand. There are 26^8 = 2 * 10^11 of them, and a
 * room lets `TRIES.room` be tried in two minutes, the life of one: at most twice as many meet the same code, and whoever
 * guesses, from however many addresses, hits it with a chance of 1 in 1,000,000,000. Guessing for a whole year at a room
 * that always has a code on offer would succeed with 1 in 8,000.
 */
const LENGTH = 8;

/**
 * Codes that may be tried within two minutes, right or wrong: by one address, in whichever rooms, and in a room by all
 * addresses together. So it takes ten addresses to keep somebody in a room from typing theirs; the link goes on to work.
 * Several servers count each for itself.
 */
const TRIES = { address: 10, room: 100 };

/** A fresh code to be typed, e.g. `K7WQ3HBM`: longer than that of a room, so that nobody takes one for the other. */
export function drawTypedCode(): string {
  return Array.from({ length: LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('');
}

/** Whether a secret is such a code and not one of a link. */
export function isTypedCode(secret: unknown): secret is string {
  return typeof secret === 'string' && secret.length === LENGTH;
}

/** Counts the codes that are tried. */
export class TypedCodes {
  readonly #byAddress = new RateLimiterMemory({ points: TRIES.address, duration: HAND_OVER_LASTS / 1000 });
  readonly #inRoom = new RateLimiterMemory({ points: TRIES.room, duration: HAND_OVER_LASTS / 1000 });

  /** What an address tries in vain does not count in the room. Throws `TOO_MANY_TRIES`. @param room its code as it is kept */
  async count(room: string, address: string): Promise<void> {
    try {
      await this.#byAddress.consume(address);
      await this.#inRoom.consume(room);
    } catch (over) {
      throw refusedFor('TOO_MANY_TRIES', (over as RateLimiterRes).msBeforeNext);
    }
  }
}
