import type { RoomSubscriptions } from '../../cluster/roomSubscriptions';
import { Refused, refusedFor } from '../../refusals';
import type { RoomRecord } from '../../store/records';
import type { Rooms } from '../rooms';
import { seatOfKey } from '../seats/seats';
import { keyFits, normalCode } from './keys';

/** How often one address may ask for rooms that are not there, within `FORGOTTEN`. */
const MISSES = 20;

/** How long the misses of an address count, from the first, in milliseconds. */
const FORGOTTEN = 60_000;

/** What an address has tried. */
interface Tries {
  missed: number;
  /** When the misses are forgotten, as `performance.now()` tells it. */
  until: number;
  /** Codes that are being looked up. */
  running: number;
  /** Wakes those who wait until fewer are. */
  waiting: (() => void)[];
}

/**
 * Finds rooms by their codes for people at addresses. An address that has asked for too many rooms that are not there
 * learns about none, there or not, until its misses are forgotten; only who shows the key of a seat or of the host of the
 * very room is let in, and learns nothing by it. Never more codes of an address are looked up at the same time than it has
 * misses left: a volley is no way around. Several servers count each for itself.
 */
export class CodeGuesses {
  readonly #rooms: Pick<Rooms, 'load'>;
  readonly #subscriptions: Pick<RoomSubscriptions, 'room'>;
  readonly #tries = new Map<string, Tries>();

  constructor(rooms: Pick<Rooms, 'load'>, subscriptions: Pick<RoomSubscriptions, 'room'>) {
    this.#rooms = rooms;
    this.#subscriptions = subscriptions;
  }

  /**
   * The kept room, from a code as people type it. Throws `NO_SUCH_ROOM`, `TOO_MANY_REQUESTS`.
   * @param address a household
   * @param keys what is shown with the code
   */
  async find(address: string, code: string, keys: readonly unknown[] = []): Promise<RoomRecord> {
    const tries = await this.#turn(address);
    if (tries === undefined) return this.#byKey(address, code, keys);
    try {
      return await this.#find(code);
    } catch (error) {
      if (isMiss(error)) this.#miss(address, tries);
      throw error;
    } finally {
      tries.running--;
      this.#settle(address, tries);
    }
  }

  /** Begins to look up one more code of an address, as soon as it may; nothing once it has missed too often. */
  async #turn(address: string): Promise<Tries | undefined> {
    for (;;) {
      const tries = this.#tries.get(address) ?? { missed: 0, until: 0, running: 0, waiting: [] };
      this.#tries.set(address, tries);
      if (tries.missed >= MISSES) return undefined;
      if (tries.running < MISSES - tries.missed) {
        tries.running++;
        return tries;
      }
      await new Promise<void>((wake) => tries.waiting.push(wake));
    }
  }

  /** A room with a subscription is in memory already. */
  async #find(code: string): Promise<RoomRecord> {
    return this.#subscriptions.room(normalCode(code) ?? '') ?? this.#rooms.load(code);
  }

  async #byKey(address: string, code: string, keys: readonly unknown[]): Promise<RoomRecord> {
    const shown = keys.filter((key) => typeof key === 'string');
    const room = shown.length > 0 ? await this.#find(code).catch(missed) : undefined;
    if (room && shown.some((key) => keyFits(room.hostKeyHash, key) || seatOfKey(room, key) !== null)) return room;
    const until = this.#tries.get(address)?.until ?? 0;
    throw refusedFor('TOO_MANY_REQUESTS', until - performance.now());
  }

  #miss(address: string, tries: Tries): void {
    tries.missed++;
    if (tries.missed > 1) return;
    tries.until = performance.now() + FORGOTTEN;
    const forget = () => {
      tries.missed = 0;
      this.#settle(address, tries);
    };
    setTimeout(forget, FORGOTTEN).unref();
  }

  /** Lets those who wait try again, and keeps nothing of an address that nothing is known of. */
  #settle(address: string, tries: Tries): void {
    for (const wake of tries.waiting.splice(0)) wake();
    if (tries.missed === 0 && tries.running === 0) this.#tries.delete(address);
  }
}

function isMiss(error: unknown): boolean {
  return error instanceof Refused && error.body.code === 'NO_SUCH_ROOM';
}

function missed(error: unknown): undefined {
  if (!isMiss(error)) throw error;
}
