/**
 * Throttles an action by key: it runs at once, then at most once in an interval. Requests in between are coalesced into
 * one run at the end of it. A request during a run leads to another run.
 */
export class Throttle {
  readonly #interval: number;
  readonly #act: (key: string) => void | Promise<void>;
  /** Keys within their interval, and whether another run is requested. */
  readonly #wanted = new Map<string, boolean>();

  /**
   * @param interval milliseconds between the end of one run and the start of the next
   * @param act must handle its own failures
   */
  constructor(interval: number, act: (key: string) => void | Promise<void>) {
    this.#interval = interval;
    this.#act = act;
  }

  /** Requests a run for a key. The first one is deferred to `setImmediate`, so that simultaneous changes share it. */
  ask(key: string): void {
    if (this.#wanted.has(key)) {
      this.#wanted.set(key, true);
      return;
    }
    this.#wanted.set(key, false);
    setImmediate(() => this.#run(key));
  }

  async #run(key: string): Promise<void> {
    this.#wanted.set(key, false);
    try {
      await this.#act(key);
    } finally {
      setTimeout(() => {
        if (this.#wanted.get(key)) this.#run(key);
        else this.#wanted.delete(key);
      }, this.#interval).unref();
    }
  }
}
