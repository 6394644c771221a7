/**
 * Does something for a key as soon as it is asked for, then at most once in an interval: what is asked for in between is
 * done once, at the end of it. Whatever is asked for while it is being done is done again.
 */
export class Throttle {
  readonly #interval: number;
  readonly #act: (key: string) => void | Promise<void>;
  /** Keys that it is done for, or was within the interval; whether it is wanted again. */
  readonly #wanted = new Map<string, boolean>();

  /**
   * @param interval milliseconds between the end of one and the begin of the next
   * @param act handles its own failures
   */
  constructor(interval: number, act: (key: string) => void | Promise<void>) {
    this.#interval = interval;
    this.#act = act;
  }

  /** Wants it done for a key. The first time it is done once the changes of this moment are all made. */
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
