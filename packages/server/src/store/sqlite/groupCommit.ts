import { setImmediate as nextTurn } from 'node:timers/promises';
import { StoreError } from '../store';
import { NO_EVENTS, type StoreEvents } from '../storeEvents';
import type { Outcome, Write } from './batches';
import type { Results, Step } from './steps';
import type { Writer } from './writer';

/** SQLite errors of a full, failing or read-only disk: the write itself is fine. */
const DISK = /^SQLITE_(FULL|IOERR|READONLY|CANTOPEN|BUSY|LOCKED|NOMEM)/;

interface Job {
  /** When it was requested. */
  at: number;
  write: Write;
  resolve(results: unknown): void;
  reject(error: unknown): void;
}

/**
 * Collects writes that arrive during a batch into the next one, so that they share one wait for the disk. A write
 * resolves only after it is on the disk.
 */
export class GroupCommit {
  readonly #writer: Writer;
  readonly #events: StoreEvents;
  #jobs: Job[] = [];
  /** The batch that is being written. */
  #batch: readonly Job[] = [];
  #writing: Promise<void> | undefined;
  #closed = false;

  constructor(writer: Writer, events: StoreEvents = NO_EVENTS) {
    this.#writer = writer;
    this.#events = events;
  }

  /** How long the oldest unanswered write has been waiting, in milliseconds; 0 if none is pending. */
  get oldestWrite(): number {
    const oldest = this.#batch[0] ?? this.#jobs[0];
    return oldest ? performance.now() - oldest.at : 0;
  }

  /**
   * Writes all of these steps or, on failure, none. After a decisive step that changes nothing the rest is skipped.
   * @returns the result of each step, once it is durable
   */
  write<const Steps extends readonly Step[]>(...steps: Steps): Promise<Results<Steps>> {
    if (this.#closed) return Promise.reject(new Error('the store is closed'));
    return new Promise<Results<Steps>>((resolve, reject) => {
      this.#jobs.push({ at: performance.now(), write: steps, resolve: resolve as Job['resolve'], reject });
      this.#writing ??= this.#writeAll();
    });
  }

  /**
   * Refuses further writes and finishes the waiting ones.
   * @param written called before the writer is closed
   */
  async close(written: () => void): Promise<void> {
    this.#closed = true;
    await this.#writing;
    written();
    await this.#writer.close();
  }

  async #writeAll(): Promise<void> {
    while (this.#jobs.length > 0) {
      // Writes of the same event-loop turn join the batch.
      await nextTurn();
      await this.#write(this.#jobs.splice(0));
    }
    this.#writing = undefined;
  }

  async #write(jobs: readonly Job[]): Promise<void> {
    this.#batch = jobs;
    try {
      const outcomes = await this.#writer.run(jobs.map(({ write }) => write));
      for (const [index, job] of jobs.entries()) this.#settle(job, outcomes[index] as Outcome);
    } catch (error) {
      if (error instanceof StoreError) this.#events.failed(error);
      for (const { reject } of jobs) reject(error);
    }
    this.#batch = [];
  }

  #settle({ resolve, reject }: Job, outcome: Outcome): void {
    if ('results' in outcome) {
      this.#events.wrote();
      resolve(outcome.results);
    } else {
      const error = asError(outcome.error);
      if (error instanceof StoreError) this.#events.failed(error);
      reject(error);
    }
  }
}

function asError({ message, code = '' }: { message: string; code?: string }): Error {
  const cause = Object.assign(new Error(message), { code });
  return DISK.test(code) ? new StoreError(`SQLite cannot write (${code}: ${message})`, { cause }) : cause;
}
