import type { RoomSubscriptions } from '../../cluster/roomSubscriptions';
import { Refused, refusedFor } from '../../refusals';
import type { RoomRecord } from '../../store/records';
import type { Rooms } from '../rooms';
import { seatOfKey } from '../seats/seats';
import { keyFits, normalCode } from './keys';

/** Number of unknown codes one address may try within `MISSES_EXPIRE_MS`. */
const MAX_MISSES = 20;

/** Time after which the misses of an address expire, from the first. */
const MISSES_EXPIRE_MS = 60_000;

/** The attempts of one address. */
interface Tries {
  missed: number;
  /** When the misses expire, by `performance.now()`. */
  until: number;
  /** Number of codes being looked up. */
  running: number;
  /** Wakes the lookups that wait for running ones to finish. */
  waiting: (() => void)[];
}

/**
 * Finds rooms by code and limits guessing. An address that has tried too many unknown codes is refused for existing and
 * unknown rooms alike, until its misses expire. A visitor who shows the key of a seat or of the host of that room is
 * still let in, which reveals nothing new. An address never has more simultaneous lookups than misses left, so parallel
 * requests gain nothing. Several servers count separately.
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
   * Finds the stored room for a code as people type it. Throws `NO_SUCH_ROOM`, `TOO_MANY_REQUESTS`.
   * @param address a household
   * @param keys the keys shown with the code
   */
  async find(address: string, code: string, keys: readonly unknown[] = []): Promise<RoomRecord> {
    const tries = await this.#turn(address);
    if (tries === undefined) return this.#byKey(address, code, keys);
    try {
      return await this.#find(code, keys);
    } catch (error) {
      if (isMiss(error)) this.#miss(address, tries);
      throw error;
    } finally {
      tries.running--;
      this.#settle(address, tries);
    }
  }

  /**
   * Whether an address may get the result for a room that was looked up together with others: always with the key of a
   * seat there, otherwise until it has too many misses. A room that does not exist is a miss.
   */
  mayBeTold(address: string, { isThere, isShown }: { isThere: boolean; isShown: boolean }): boolean {
    if (isShown) return true;
    const tries = this.#triesOf(address);
    if (tries.missed + tries.running >= MAX_MISSES) return false;
    if (!isThere) {
      this.#tries.set(address, tries);
      this.#miss(address, tries);
    }
    return true;
  }

  #triesOf(address: string): Tries {
    return this.#tries.get(address) ?? { missed: 0, until: 0, running: 0, waiting: [] };
  }

  /** Begins another lookup of an address, as soon as it may; undefined once it has too many misses. */
  async #turn(address: string): Promise<Tries | undefined> {
    for (;;) {
      const tries = this.#triesOf(address);
      this.#tries.set(address, tries);
      if (tries.missed >= MAX_MISSES) return undefined;
      if (tries.running < MAX_MISSES - tries.missed) {
        tries.running++;
        return tries;
      }
      await new Promise<void>((wake) => tries.waiting.push(wake));
    }
  }

  /** Uses a subscribed room from memory, unless another server may have issued one of the keys since. */
  async #find(code: string, keys: readonly unknown[]): Promise<RoomRecord> {
    const known = this.#subscriptions.room(normalCode(code) ?? '');
    return known && keys.every((key) => key === undefined || opens(known, key)) ? known : this.#rooms.load(code);
  }

  async #byKey(address: string, code: string, keys: readonly unknown[]): Promise<RoomRecord> {
    const shown = keys.filter((key) => typeof key === 'string');
    const room = shown.length > 0 ? await this.#find(code, shown).catch(missed) : undefined;
    if (room && shown.some((key) => opens(room, key))) return room;
    const until = this.#tries.get(address)?.until ?? 0;
    throw refusedFor('TOO_MANY_REQUESTS', until - performance.now());
  }

  #miss(address: string, tries: Tries): void {
    tries.missed++;
    if (tries.missed > 1) return;
    tries.until = performance.now() + MISSES_EXPIRE_MS;
    const forget = () => {
      tries.missed = 0;
      this.#settle(address, tries);
    };
    setTimeout(forget, MISSES_EXPIRE_MS).unref();
  }

  /** Wakes waiting lookups, and drops an address without misses or lookups. */
  #settle(address: string, tries: Tries): void {
    for (const wake of tries.waiting.splice(0)) wake();
    if (tries.missed === 0 && tries.running === 0) this.#tries.delete(address);
  }
}

function opens(room: RoomRecord, key: unknown): boolean {
  return keyFits(room.hostKeyHash, key) || seatOfKey(room, key) !== null;
}

function isMiss(error: unknown): boolean {
  return error instanceof Refused && error.body.code === 'NO_SUCH_ROOM';
}

function missed(error: unknown): undefined {
  if (!isMiss(error)) throw error;
}
