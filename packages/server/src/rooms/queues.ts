/** Queues of tasks by name. Tasks under the same name run one after the other. */
export class Queues {
  /** By name: resolves when the last queued task is done, even if it failed. */
  readonly #last = new Map<string, Promise<void>>();

  /** Runs a task when all earlier tasks under this name are done, whether or not they failed. */
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

  /** Drops a name without waiting tasks. */
  #left(name: string, last: Promise<void>): void {
    if (this.#last.get(name) === last) this.#last.delete(name);
  }
}
