/** Work that is done one after the other for each of many things, by their names. */
export class Queues {
  /** By name: settles, without a fault, once the last work that was asked for is done. */
  readonly #last = new Map<string, Promise<void>>();

  /** Does the work once all that was asked for under this name before is done, whatever came of that. */
  run<T>(name: string, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(name);
    const done = before ? before.then(work) : work();
    const last: Promise<void> = done.then(
      () => this.#left(name, last),
      () => this.#left(name, last),
    );
    this.#last.set(name, last);
    return done;
  }

  /** Keeps nothing of a name under which nothing waits. */
  #left(name: string, last: Promise<void>): void {
    if (this.#last.get(name) === last) this.#last.delete(name);
  }
}
