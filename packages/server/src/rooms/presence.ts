import type { Seat } from '@lantern/games/kit/seat';
import type { RoomRecord } from '../store/store';
import { hashFits } from './keys';

/** One open connection to a room, and the hashes of the keys it has shown. What they are worth is asked each time. */
export interface Visitor {
  name: string;
  hostHash: string | null;
  seat: Seat | null;
  seatHash: string | null;
}

/**
 * Who has which room open, one entry a connection: with two tabs open, closing one changes nothing. A key that has
 * been replaced since (the seat was vacated, somebody else sat down) makes its holder a watcher.
 */
export class Presence {
  readonly #rooms = new Map<string, Set<Visitor>>();
  readonly #listeners = new Set<(code: string) => void>();

  /** @returns what ends the visit; calling it again does nothing */
  enter(code: string, visitor: Visitor): () => void {
    const visitors = this.#rooms.get(code) ?? new Set();
    this.#rooms.set(code, visitors.add(visitor));
    this.#tell(code);
    return () => {
      if (!visitors.delete(visitor)) return;
      if (visitors.size === 0 && this.#rooms.get(code) === visitors) this.#rooms.delete(code);
      this.#tell(code);
    };
  }

  /** Whether nobody has the room open. */
  empty(code: string): boolean {
    return !this.#rooms.has(code);
  }

  /** Calls back with the code of a room whenever somebody comes or goes. @returns what ends it */
  listen(listener: (code: string) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The seat a visitor holds at present, by its key. */
  seatOf(room: RoomRecord, visitor: Visitor): Seat | null {
    const seat = room.seats.find((candidate) => candidate.seat === visitor.seat);
    return seat && hashFits(seat.keyHash, visitor.seatHash) ? seat.seat : null;
  }

  isHost(room: RoomRecord, visitor: Visitor): boolean {
    return hashFits(room.hostKeyHash, visitor.hostHash);
  }

  seatHere(room: RoomRecord, seat: Seat): boolean {
    return this.#visitors(room).some((visitor) => this.seatOf(room, visitor) === seat);
  }

  hostHere(room: RoomRecord): boolean {
    return this.#visitors(room).some((visitor) => this.isHost(room, visitor));
  }

  /** Names of those without a seat. */
  watchers(room: RoomRecord): string[] {
    return this.#visitors(room).flatMap((visitor) => (this.seatOf(room, visitor) === null ? visitor.name : []));
  }

  #visitors(room: RoomRecord): Visitor[] {
    return [...(this.#rooms.get(room.code) ?? [])];
  }

  #tell(code: string): void {
    for (const listener of [...this.#listeners]) listener(code);
  }
}
