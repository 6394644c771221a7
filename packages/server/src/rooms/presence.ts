import type { Seat } from '@lantern/games/kit/seat';
import type { Visitor } from '../store/roll';
import type { RoomRecord } from '../store/store';
import { hashFits } from './keys';

/** The seat a visitor holds at present, by its key: people keep it when the seats are ordered anew. */
export function seatOf(room: RoomRecord, visitor: Visitor): Seat | null {
  return room.seats.find(({ keyHash }) => hashFits(keyHash, visitor.seatHash))?.seat ?? null;
}

/** Whether a visitor has shown the key of the host, which may be that of a seat. */
export function isHost(room: RoomRecord, visitor: Visitor): boolean {
  return hashFits(room.hostKeyHash, visitor.hostHash) || hashFits(room.hostKeyHash, visitor.seatHash);
}

/**
 * Who has which room open, one entry a connection: with two tabs open, closing one changes nothing. A key that has
 * been replaced since (the seat was vacated, somebody else sat down) makes its holder a watcher.
 */
export class Presence {
  readonly #here = new Map<string, Set<Visitor>>();
  readonly #elsewhere = new Map<string, readonly Visitor[]>();
  readonly #listeners = new Set<(code: string) => void>();

  /** @returns what ends the visit; calling it again does nothing */
  enter(code: string, visitor: Visitor): () => void {
    const visitors = this.#here.get(code) ?? new Set();
    this.#here.set(code, visitors.add(visitor));
    this.#tell(code);
    return () => {
      if (!visitors.delete(visitor)) return;
      if (visitors.size === 0 && this.#here.get(code) === visitors) this.#here.delete(code);
      this.#tell(code);
    };
  }

  /** Takes note of those who have a room open through other servers. */
  setElsewhere(code: string, visitors: readonly Visitor[]): void {
    const before = this.#elsewhere.get(code) ?? [];
    if (JSON.stringify(before) === JSON.stringify(visitors)) return;
    if (visitors.length > 0) this.#elsewhere.set(code, visitors);
    else this.#elsewhere.delete(code);
    this.#tell(code);
  }

  /** Those who have a room open through this server. */
  here(code: string): Visitor[] {
    return [...(this.#here.get(code) ?? [])];
  }

  /** All who have a room open, as far as this server knows. */
  visitors(code: string): Visitor[] {
    return [...this.here(code), ...(this.#elsewhere.get(code) ?? [])];
  }

  /** Calls back with the code of a room whenever somebody comes or goes. @returns what ends it */
  listen(listener: (code: string) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  seatHere(room: RoomRecord, seat: Seat): boolean {
    return this.visitors(room.code).some((visitor) => seatOf(room, visitor) === seat);
  }

  #tell(code: string): void {
    for (const listener of [...this.#listeners]) listener(code);
  }
}
