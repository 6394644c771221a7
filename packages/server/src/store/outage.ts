import type { Logger } from 'pino';
import type { StoreError } from './store';
import type { StoreEvents } from './storeEvents';

/**
 * Logs an outage of the database in two lines: the first failure, and the first write that succeeded again. The
 * failures in between are logged where they happen, at level `debug`.
 */
export class Outage implements StoreEvents {
  readonly #log: Pick<Logger, 'error' | 'info'>;
  /** When the first and the last failure happened; undefined while the database answers. */
  #failures: { first: number; last: number } | undefined;
  #refused = 0;

  constructor(log: Pick<Logger, 'error' | 'info'>) {
    this.#log = log;
  }

  failed(error: StoreError): void {
    const now = performance.now();
    if (this.#failures) this.#failures.last = now;
    else {
      this.#failures = { first: now, last: now };
      this.#log.error({ err: error }, 'the database cannot store changes: they are refused');
    }
  }

  /** Counts a refusal because of the outage. */
  refused(): void {
    if (this.#failures) this.#refused++;
  }

  wrote(): void {
    if (!this.#failures) return;
    const { first, last } = this.#failures;
    const seconds = Math.round((last - first) / 1000);
    this.#log.info({ refused: this.#refused, seconds }, 'the database stores changes again');
    this.#failures = undefined;
    this.#refused = 0;
  }
}
