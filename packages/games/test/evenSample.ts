/** Keeps a sample of the offered items, evenly spread over all of them, whose number need not be known. */
export class EvenSample<T> {
  readonly #most: number;
  #kept: T[] = [];
  #every = 1;
  #offered = 0;

  /** @param most the maximum number of kept items; at least half as many are kept if enough are offered */
  constructor(most: number) {
    this.#most = most;
  }

  get kept(): readonly T[] {
    return this.#kept;
  }

  /** @param make called only for items that are kept for now */
  offer(make: () => T): void {
    if (this.#offered++ % this.#every !== 0) return;
    this.#kept.push(make());
    if (this.#kept.length <= this.#most) return;
    this.#kept = this.#kept.filter((_, index) => index % 2 === 0);
    this.#every *= 2;
  }
}
