import { StoreError } from '../store';

/** How long writes are refused after each unanswered one in a row, in milliseconds; the last one is repeated. */
const DELAYS = [1_000, 2_000, 4_000];

/**
 * Refuses writes for a while after one was not answered in time. The database may still be working on that one, e.g.
 * while it waits for a standby: every further write would occupy one more of its connections.
 */
export class WriteBackoff {
  readonly #isStuck: () => Promise<boolean>;
  /** Number of delays in a row; 0 while writes are answered. */
  #delays = 0;
  #until = 0;
  /** When the unanswered write was sent; undefined while writes are answered. */
  #since: number | undefined;

  /** @param isStuck whether the database is still working on an unanswered write */
  constructor(isStuck: () => Promise<boolean>) {
    this.#isStuck = isStuck;
  }

  /** How long a write has been unanswered, in milliseconds; 0 while writes are answered. */
  get age(): number {
    return this.#since === undefined ? 0 : performance.now() - this.#since;
  }

  /** Whether the database is still working on an unanswered write. */
  async stuck(): Promise<boolean> {
    if (this.#since === undefined) return false;
    if (await this.#isStuck()) return true;
    this.answered();
    return false;
  }

  /** Throws `StoreError` if no write may be sent now. */
  async admit(): Promise<void> {
    if (this.#since === undefined) return;
    if (performance.now() < this.#until) throw tooEarly();
    if (!(await this.stuck())) return;
    this.unanswered(this.#since);
    throw tooEarly();
  }

  /** @param since when the write was sent, by `performance.now()` */
  unanswered(since: number): void {
    this.#since ??= since;
    this.#until = performance.now() + (DELAYS[this.#delays] ?? (DELAYS.at(-1) as number));
    this.#delays++;
  }

  answered(): void {
    this.#delays = 0;
    this.#since = undefined;
  }
}

function tooEarly(): StoreError {
  return new StoreError('PostgreSQL has not answered an earlier write');
}
