/** The writes that the database has not answered yet. */
export class PendingWrites {
  /** When each was requested, oldest first. */
  readonly #since = new Set<{ at: number }>();

  /** Counts a write until it is answered. */
  async during<T>(write: () => Promise<T>): Promise<T> {
    const pending = { at: performance.now() };
    this.#since.add(pending);
    try {
      return await write();
    } finally {
      this.#since.delete(pending);
    }
  }

  /** How long the oldest one has been waiting, in milliseconds; 0 if none is pending. */
  get oldest(): number {
    const [first] = this.#since;
    return first ? performance.now() - first.at : 0;
  }
}
