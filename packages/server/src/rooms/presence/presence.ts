import type { Seat } from '@lantern/protocol/seat';
import type { RoomRecord } from '../../store/records';
import type { Visitor } from '../../store/shared';
import { type ReadonlyVisitors, Visitors } from './visitors';

/** The seat a visitor holds at present, by its key: people keep it when the seats are ordered anew. */
export function seatOf(room: RoomRecord, { seatHash }: Visitor): Seat | null {
  if (seatHash === null) return null;
  return room.seats.find(({ keyHash }) => keyHash === seatHash)?.seat ?? null;
}

/** Whether a visitor has shown the key of the host, which may be that of a seat. */
export function isHost({ hostKeyHash }: RoomRecord, { hostHash, seatHash }: Visitor): boolean {
  return hostHash === hostKeyHash || seatHash === hostKeyHash;
}

const NOBODY: ReadonlyVisitors = new Visitors();

/**
 * Who has which room open, one entry a connection: with two tabs open, closing one changes nothing. A key that has
 * been replaced since (the seat was vacated, somebody else sat down) makes its holder a watcher.
 */
export class Presence {
  readonly #here = new Map<string, Set<Visitor>>();
  readonly #remote = new Map<string, readonly Visitor[]>();
  /** Visitors of this and all other servers. */
  readonly #all = new Map<string, Visitors>();
  readonly #listeners = new Set<(code: string) => void>();

  /** Adds a connection. @returns what removes it; calling it again does nothing */
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

  /** Sets who has a room open through other servers. */
  setRemote(code: string, visitors: readonly Visitor[]): void {
    const before = this.#remote.get(code) ?? [];
    if (JSON.stringify(before) === JSON.stringify(visitors)) return;
    if (visitors.length > 0) this.#remote.set(code, visitors);
    else this.#remote.delete(code);
    this.#change(code, before, visitors);
  }

  /** Those who have a room open through this server. */
  here(code: string): Visitor[] {
    return [...(this.#here.get(code) ?? [])];
  }

  /** All who have a room open, as far as this server knows; goes on changing with them. */
  visitors(code: string): ReadonlyVisitors {
    return this.#all.get(code) ?? NOBODY;
  }

  /** Calls back with the code of a room whenever somebody joins or leaves. @returns unsubscribe */
  listen(listener: (code: string) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  seatHere(room: RoomRecord, seat: Seat): boolean {
    const record = room.seats.find((one) => one.seat === seat);
    return record !== undefined && this.visitors(room.code).atSeat(record) > 0;
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
