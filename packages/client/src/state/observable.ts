/** Something that changes and can be watched: what React's `useSyncExternalStore` wants. */
export class Observable<Snapshot> {
  #snapshot: Snapshot;
  readonly #listeners = new Set<() => void>();

  constructor(first: Snapshot) {
    this.#snapshot = first;
  }

  /** The present value; the same object until something changes. */
  readonly get = (): Snapshot => this.#snapshot;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** Nobody is told of a change that changes nothing: nothing would look different. */
  set(change: Partial<Snapshot>): void {
    const changed = Object.keys(change) as (keyof Snapshot)[];
    if (changed.every((key) => Object.is(change[key], this.#snapshot[key]))) return;
    this.#snapshot = { ...this.#snapshot, ...change };
    for (const listener of [...this.#listeners]) listener();
  }
}
