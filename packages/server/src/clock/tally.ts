/** The count of a key, and when it expires, by `performance.now()`. */
interface Entry {
  count: number;
  until: number;
}

/**
 * Counts by key within a window of time that starts with the first count of the key. Works synchronously, so that of
 * many counts in one turn of the event loop each sees the earlier ones.
 */
export class Tally<Key> {
  readonly #window: number;
  readonly #entries = new Map<Key, Entry>();

  /** @param window in milliseconds */
  constructor(window: number) {
    this.#window = window;
  }

  /**
   * Counts one more.
   * @returns the count in this window, and the milliseconds until the window ends
   */
  add(key: Key): { count: number; left: number } {
    const now = performance.now();
    const entry = this.#entries.get(key) ?? this.#begun(key, now);
    entry.count++;
    return { count: entry.count, left: entry.until - now };
  }

  #begun(key: Key, now: number): Entry {
    const entry = { count: 0, until: now + this.#window };
    this.#entries.set(key, entry);
    setTimeout(() => this.#entries.delete(key), this.#window).unref();
    return entry;
  }
}
