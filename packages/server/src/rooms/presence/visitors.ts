import type { RoomRecord, SeatRecord } from '../../store/records';
import type { Visitor } from '../../store/shared';

/** Visitors as those see them who do not count them. */
export type ReadonlyVisitors = Omit<Visitors, 'add' | 'delete'>;

type ByHash = Map<string, Set<Visitor>>;

/**
 * The open connections to a room, found by the hashes of the keys they have shown: so a question about a seat or the host
 * costs the same however many watch. Keys are random and long, so their hashes may be looked up like any name.
 */
export class Visitors implements Iterable<Visitor> {
  readonly #all = new Set<Visitor>();
  readonly #bySeatHash: ByHash = new Map();
  readonly #byHostHash: ByHash = new Map();

  constructor(visitors: Iterable<Visitor> = []) {
    for (const visitor of visitors) this.add(visitor);
  }

  get size(): number {
    return this.#all.size;
  }

  [Symbol.iterator](): Iterator<Visitor> {
    return this.#all.values();
  }

  add(visitor: Visitor): void {
    this.#all.add(visitor);
    file(this.#bySeatHash, visitor.seatHash, visitor);
    file(this.#byHostHash, visitor.hostHash, visitor);
  }

  /** @returns whether it was there */
  delete(visitor: Visitor): boolean {
    unfile(this.#bySeatHash, visitor.seatHash, visitor);
    unfile(this.#byHostHash, visitor.hostHash, visitor);
    return this.#all.delete(visitor);
  }

  /** How many connections show the key of a seat. */
  atSeat({ keyHash }: Pick<SeatRecord, 'keyHash'>): number {
    return keyHash === null ? 0 : (this.#bySeatHash.get(keyHash)?.size ?? 0);
  }

  /** The connections that show the key of the host, which may be that of a seat. */
  hosts({ hostKeyHash }: Pick<RoomRecord, 'hostKeyHash'>): Visitor[] {
    return [...(this.#byHostHash.get(hostKeyHash) ?? []), ...(this.#bySeatHash.get(hostKeyHash) ?? [])];
  }
}

function file(index: ByHash, hash: string | null, visitor: Visitor): void {
  if (hash === null) return;
  const found = index.get(hash) ?? new Set();
  index.set(hash, found.add(visitor));
}

function unfile(index: ByHash, hash: string | null, visitor: Visitor): void {
  const found = hash === null ? undefined : index.get(hash);
  if (!found?.delete(visitor) || found.size > 0) return;
  index.delete(hash as string);
}
