import type { Seat } from '@lantern/protocol/seat';
import type { RoomRecord } from '../../store/records';
import type { Visitor } from '../../store/shared';
import { type ReadonlyVisitors, Visitors } from './visitors';

/** The seat a visitor has now, by its key: people keep it when the seats are reordered. */
export function seatOf(room: RoomRecord, { seatHash }: Visitor): Seat | null {
  if (seatHash === null) return null;
  return room.seats.find(({ keyHash }) => keyHash === seatHash)?.seat ?? null;
}

/** Whether a visitor has shown the key of the host, which may be the key of a seat. */
export function isHost({ hostKeyHash }: RoomRecord, { hostHash, seatHash }: Visitor): boolean {
  return hostHash === hostKeyHash || seatHash === hostKeyHash;
}

/** Whether this is the hash of the key of an absent host, whose role a deputy has. */
export function isAwayHost({ hosting: { hostAway } }: RoomRecord, keyHash: string | null): boolean {
  return hostAway !== undefined && hostAway.keyHash === keyHash;
}

const NOBODY: ReadonlyVisitors = new Visitors();

/**
 * Who has which room open, one entry for each connection: with two tabs open, closing one changes nothing. A visitor
 * whose key has been replaced (the seat was left, or has a new person) counts as a watcher.
 */
export class Presence {
  readonly #here = new Map<string, Set<Visitor>>();
  readonly #remote = new Map<string, readonly Visitor[]>();
  /** Visitors of this and all other servers. */
  readonly #all = new Map<string, Visitors>();
  readonly #listeners = new Set<(code: string) => void>();
  readonly #attentionListeners = new Set<(code: string) => void>();

  /**
   * Adds a connection.
   * @returns a function that removes it; further calls do nothing
   */
  enter(code: string, visitor: Visitor): () => void {
    const here = this.#here.get(code) ?? new Set();
    this.#here.set(code, here.add(visitor));
    this.#change(code, [], [visitor]);
    return () => {
      if (!here.delete(visitor)) return;
      if (here.size === 0) this.#here.delete(code);
      this.#change(code, [visitor], []);
    };
  }

  /** Records whether the visitor's page is in use. */
  attend(code: string, visitor: Visitor, attends: boolean): void {
    if ((visitor.attends === true) === attends) return;
    if (attends) visitor.attends = true;
    else delete visitor.attends;
    for (const listener of [...this.#attentionListeners]) listener(code);
  }

  /** Calls back with the code of a room when a visitor starts or stops using its page. @returns unsubscribe */
  listenToAttention(listener: (code: string) => void): () => void {
    this.#attentionListeners.add(listener);
    return () => this.#attentionListeners.delete(listener);
  }

  /** Sets the visitors of a room through other servers. */
  setRemote(code: string, visitors: readonly Visitor[]): void {
    const before = this.#remote.get(code) ?? [];
    if (JSON.stringify(before) === JSON.stringify(visitors)) return;
    if (visitors.length > 0) this.#remote.set(code, visitors);
    else this.#remote.delete(code);
    this.#change(code, before, visitors);
  }

  /** The visitors of a room through this server. */
  here(code: string): Visitor[] {
    return [...(this.#here.get(code) ?? [])];
  }

  /** The visitors of a room known to this server, as a live collection. */
  visitors(code: string): ReadonlyVisitors {
    return this.#all.get(code) ?? NOBODY;
  }

  /** Calls back with the code of a room whenever somebody joins or leaves. @returns unsubscribe */
  listen(listener: (code: string) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  seatHere(room: RoomRecord, seat: Seat): boolean {
    const record = room.seats.find((record) => record.seat === seat);
    return record !== undefined && this.visitors(room.code).atSeat(record) > 0;
  }

  /** Whether the person on a seat uses a page. */
  seatAttends(room: RoomRecord, seat: Seat): boolean {
    const record = room.seats.find((record) => record.seat === seat);
    return record !== undefined && this.visitors(room.code).anyAtSeat(record, 'attends');
  }

  #change(code: string, gone: Iterable<Visitor>, come: Iterable<Visitor>): void {
    const all = this.#all.get(code) ?? new Visitors();
    for (const visitor of gone) all.delete(visitor);
    for (const visitor of come) all.add(visitor);
    if (all.size > 0) this.#all.set(code, all);
    else this.#all.delete(code);
    for (const listener of [...this.#listeners]) listener(code);
  }
}
