/** Named timers, at most one for each name. */
export class Timers {
  readonly #running = new Map<string, { timer: NodeJS.Timeout; endsAt: number }>();
  #closed = false;

  /** Starts a timer; one that already runs under that name is left as it is. */
  start(name: string, milliseconds: number, then: () => void): void {
    if (this.#closed || this.#running.has(name)) return;
    const end = () => {
      this.#running.delete(name);
      then();
    };
    this.#running.set(name, { timer: setTimeout(end, milliseconds), endsAt: performance.now() + milliseconds });
  }

  /** How many milliseconds are left; nothing where no timer runs. Unaffected by jumps of the machine's clock. */
  left(name: string): number | undefined {
    const running = this.#running.get(name);
    return running && Math.max(0, Math.round(running.endsAt - performance.now()));
  }

  stop(name: string): void {
    clearTimeout(this.#running.get(name)?.timer);
    this.#running.delete(name);
  }

  /** Stops them all; none is started any more. */
  close(): void {
    this.#closed = true;
    for (const name of [...this.#running.keys()]) this.stop(name);
  }
}
