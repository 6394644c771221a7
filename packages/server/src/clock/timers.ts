/** Named timers, at most one for each name. */
export class Timers {
  readonly #running = new Map<string, { timer: NodeJS.Timeout; endsAt: number }>();
  #closed = false;

  /** Starts a timer, unless one already runs under that name. */
  start(name: string, milliseconds: number, then: () => void): void {
    if (this.#closed || this.#running.has(name)) return;
    const end = () => {
      this.#running.delete(name);
      then();
    };
    this.#running.set(name, { timer: setTimeout(end, milliseconds), endsAt: performance.now() + milliseconds });
  }

  /** The remaining milliseconds; undefined if no timer runs. Not affected by jumps of the system clock. */
  left(name: string): number | undefined {
    const running = this.#running.get(name);
    return running && Math.max(0, Math.round(running.endsAt - performance.now()));
  }

  stop(name: string): void {
    clearTimeout(this.#running.get(name)?.timer);
    this.#running.delete(name);
  }

  /** Stops all timers and starts no more. */
  close(): void {
    this.#closed = true;
    for (const name of [...this.#running.keys()]) this.stop(name);
  }
}
