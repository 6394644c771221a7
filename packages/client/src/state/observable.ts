/** A value that can be observed through React's `useSyncExternalStore`. */
export class Observable<Snapshot> {
  #snapshot: Snapshot;
  readonly #listeners = new Set<() => void>();

  constructor(first: Snapshot) {
    this.#snapshot = first;
  }

  /** Returns the current value; the same object until it changes. */
  readonly get = (): Snapshot => this.#snapshot;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** Subscribers are not notified if no property changes. */
  set(change: Partial<Snapshot>): void {
    const changed = Object.keys(change) as (keyof Snapshot)[];
    if (changed.every((key) => Object.is(change[key], this.#snapshot[key]))) return;
    this.#snapshot = { ...this.#snapshot, ...change };
    for (const listener of [...this.#listeners]) listener();
  }
}
