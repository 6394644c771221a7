import type { RoomRecord, SeatRecord } from '../../store/records';
import type { Visitor } from '../../store/shared';

/** Read-only view of visitors. */
export type ReadonlyVisitors = Omit<Visitors, 'add' | 'delete'>;

type ByHash = Map<string, Set<Visitor>>;

/**
 * The open connections to a room, indexed by the hashes of the keys they have shown, so that a lookup of a seat or the
 * host costs the same for any number of watchers. Keys are random and long, so their hashes need no constant-time
 * comparison.
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

  /** Number of connections that show the key of a seat. */
  atSeat({ keyHash }: Pick<SeatRecord, 'keyHash'>): number {
    return keyHash === null ? 0 : (this.#bySeatHash.get(keyHash)?.size ?? 0);
  }

  /** Whether a visitor on a seat uses the page (`attends`) or a screen reader (`listens`). */
  anyAtSeat({ keyHash }: Pick<SeatRecord, 'keyHash'>, trait: 'attends' | 'listens'): boolean {
    return keyHash !== null && [...(this.#bySeatHash.get(keyHash) ?? [])].some((visitor) => visitor[trait]);
  }

  /**
   * Number of devices at a seat: connections of one browser count once, connections without a browser id separately.
   */
  devicesAtSeat({ keyHash }: Pick<SeatRecord, 'keyHash'>): number {
    const there = keyHash === null ? [] : (this.#bySeatHash.get(keyHash) ?? []);
    return new Set(Array.from(there, (visitor) => visitor.browserHash ?? visitor)).size;
  }

  /** The connections that show the key of the host, which may be the key of a seat. */
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
