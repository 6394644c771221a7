import { randomInt } from 'node:crypto';
import type { HeldRoom, HeldRooms, SeatCopy } from '@lantern/protocol/heldRooms';
import { DAY, MINUTE } from '@lantern/protocol/timeUnits';
import { isStillOpen } from '../../clock/clockSkew';
import { refused } from '../../refusals';
import type { BundleStore } from '../../store/bundles';
import { CODE_ALPHABET, drawKey, hashKey } from '../access/keys';
import { sealed, unsealed } from './sealedKeys';

/**
 * Number of letters of the secret of a copy: 75 bits, short enough to type. It cannot be guessed within two minutes.
 */
const CODE_LETTERS = 16;

/** How long a copy can be fetched, in milliseconds. */
const COPY_LASTS = 2 * MINUTE;

/** How long keys are kept for a browser that does not return, in milliseconds. */
export const KEPT_LASTS = 180 * DAY;

const LASTS = { copy: COPY_LASTS, kept: KEPT_LASTS };

/** The form of a secret of a copy, or of `drawKey`. */
const SECRET = /^[\w-]{16,128}$/;

/**
 * Stores the keys of all seats of a browser, sealed with a secret that is not stored: to copy them to another device
 * once, or to restore them in a browser that has lost them.
 */
export class KeyBundles {
  readonly #store: BundleStore;
  readonly #now: () => number;

  /** @param now milliseconds since 1970 */
  constructor(store: BundleStore, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** Offers copies of keys to another device. */
  async offer(rooms: readonly HeldRoom[]): Promise<SeatCopy> {
    const token = Array.from({ length: CODE_LETTERS }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('');
    await this.#save('copy', token, rooms);
    return { token, lasts: COPY_LASTS };
  }

  /** Returns copied keys, once. Throws `HAND_OVER_GONE`. */
  async take(token: unknown): Promise<HeldRooms> {
    const { secret, bundle } = await this.#copy(token);
    if (bundle.sealed === null || !(await this.#store.give(bundle.secretHash))) throw refused('HAND_OVER_GONE');
    return { rooms: unsealed(bundle.sealed, secret) };
  }

  /** Whether the copies were taken. Throws `HAND_OVER_GONE` once they can no longer be taken. */
  async isTaken(token: unknown): Promise<boolean> {
    return (await this.#copy(token)).bundle.sealed === null;
  }

  /** Withdraws an offer. Throws `HAND_OVER_GONE`. */
  async end(token: unknown): Promise<void> {
    await this.#store.remove((await this.#copy(token)).bundle.secretHash);
  }

  /**
   * Keeps keys for a browser.
   * @param known the secret under which keys are already kept for it
   * @returns the secret that restores them
   */
  async keep(known: unknown, rooms: readonly HeldRoom[]): Promise<string> {
    const secret = (await this.#find('kept', known))?.secret ?? drawKey();
    await this.#save('kept', secret, rooms);
    return secret;
  }

  /** Whether keys are kept under a secret. */
  async keeps(secret: unknown): Promise<boolean> {
    return (await this.#find('kept', secret)) !== undefined;
  }

  /** The keys kept under a secret, if there are any. */
  async restore(known: unknown): Promise<HeldRooms> {
    const found = await this.#find('kept', known);
    return { rooms: found?.bundle.sealed ? unsealed(found.bundle.sealed, found.secret) : [] };
  }

  async forget(known: unknown): Promise<void> {
    const found = await this.#find('kept', known);
    if (found) await this.#store.remove(found.bundle.secretHash);
  }

  async #save(kind: 'copy' | 'kept', secret: string, rooms: readonly HeldRoom[]): Promise<void> {
    const now = this.#now();
    await this.#store.removeOld(now);
    await this.#store.save({
      kind,
      secretHash: hashKey(secret),
      sealed: sealed(rooms, secret),
      until: now + LASTS[kind],
    });
  }

  async #copy(token: unknown) {
    const found = await this.#find('copy', token);
    if (!found) throw refused('HAND_OVER_GONE');
    return found;
  }

  async #find(kind: 'copy' | 'kept', secret: unknown) {
    if (typeof secret !== 'string' || !SECRET.test(secret)) return undefined;
    const bundle = await this.#store.load(hashKey(secret));
    if (bundle?.kind !== kind || !isStillOpen(bundle.until, LASTS[kind], this.#now())) return undefined;
    return { secret, bundle };
  }
}
