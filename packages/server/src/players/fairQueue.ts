interface Waiting {
  begin(): void;
}

/**
 * Runs jobs of several matches, a limited number at the same time. Matches take turns, so that no match waits for more
 * than one job of another, however many jobs that has or how early they came.
 */
export class FairQueue {
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  /** By match; the match with the next turn is first. */
  readonly #lines = new Map<string, Waiting[]>();
  #running = 0;
  #waiting = 0;

  constructor({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }) {
    this.#atOnce = atOnce;
    this.#mostWaiting = mostWaiting;
  }

  /** Runs a job. Rejects without running it if too many are waiting or the signal is aborted before its turn. */
  async run<Done>(match: string, job: () => Promise<Done>, signal: AbortSignal): Promise<Done> {
    signal.throwIfAborted();
    await this.#turn(match, signal);
    try {
      return await job();
    } finally {
      this.#running--;
      this.#beginNext();
    }
  }

  #turn(match: string, signal: AbortSignal): Promise<void> {
    if (this.#running < this.#atOnce) {
      this.#running++;
      return Promise.resolve();
    }
    if (this.#waiting >= this.#mostWaiting) return Promise.reject(new Error('too many decisions wait for a thread'));
    return new Promise((resolve, reject) => {
      const one = { begin: resolve };
      this.#lines.set(match, [...(this.#lines.get(match) ?? []), one]);
      this.#waiting++;
      signal.addEventListener('abort', () => this.#leave(match, one) && reject(signal.reason), { once: true });
    });
  }

  #beginNext(): void {
    const [match, line] = this.#lines.entries().next().value ?? [];
    const one = line?.[0];
    if (match === undefined || one === undefined) return;
    this.#leave(match, one);
    const rest = this.#lines.get(match);
    this.#lines.delete(match);
    if (rest) this.#lines.set(match, rest);
    this.#running++;
    one.begin();
  }

  /** @returns whether it was waiting */
  #leave(match: string, waiting: Waiting): boolean {
    const line = this.#lines.get(match) ?? [];
    if (!line.includes(waiting)) return false;
    const rest = line.filter((other) => other !== waiting);
    if (rest.length > 0) this.#lines.set(match, rest);
    else this.#lines.delete(match);
    this.#waiting--;
    return true;
  }
}
