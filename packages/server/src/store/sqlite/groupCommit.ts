import { setImmediate as nextTurn } from 'node:timers/promises';
import { StoreError } from '../store';
import type { Outcome, Write } from './batch';
import type { Results, Step } from './steps';
import type { Writer } from './writer';

/** What SQLite says when the disk is full, fails or may not be written to: nothing is wrong with what was asked. */
const DISK = /^SQLITE_(FULL|IOERR|READONLY|CANTOPEN|BUSY|LOCKED|NOMEM)/;

interface Job {
  write: Write;
  resolve(results: unknown): void;
  reject(error: unknown): void;
}

/**
 * Writes that come while others are being written are written together next, and so share one wait for the disk. Nobody
 * hears of a success before it is on the disk.
 */
export class GroupCommit {
  readonly #writer: Writer;
  #jobs: Job[] = [];
  #writing: Promise<void> | undefined;
  #closed = false;

  constructor(writer: Writer) {
    this.#writer = writer;
  }

  /**
   * Writes all of these steps or, where it fails, none; after a decisive one that changes nothing, none of the rest.
   * @returns what each step has given, once it is durable
   */
  write<const Steps extends readonly Step[]>(...steps: Steps): Promise<Results<Steps>> {
    if (this.#closed) return Promise.reject(new Error('the store is closed'));
    return new Promise<Results<Steps>>((resolve, reject) => {
      this.#jobs.push({ write: steps, resolve: resolve as Job['resolve'], reject });
      this.#writing ??= this.#writeAll();
    });
  }

  /** Takes nothing more and writes what is waiting. @param written called then, before whoever writes ends */
  async close(written: () => void): Promise<void> {
    this.#closed = true;
    await this.#writing;
    written();
    await this.#writer.close();
  }

  async #writeAll(): Promise<void> {
    while (this.#jobs.length > 0) {
      // What else comes in this moment goes along.
      await nextTurn();
      await this.#write(this.#jobs.splice(0));
    }
    this.#writing = undefined;
  }

  async #write(jobs: readonly Job[]): Promise<void> {
    try {
      const outcomes = await this.#writer.run(jobs.map(({ write }) => write));
      for (const [index, job] of jobs.entries()) settle(job, outcomes[index] as Outcome);
    } catch (error) {
      for (const { reject } of jobs) reject(error);
    }
  }
}

function settle({ resolve, reject }: Job, outcome: Outcome): void {
  if ('results' in outcome) resolve(outcome.results);
  else reject(asError(outcome.error));
}

function asError({ message, code = '' }: { message: string; code?: string }): Error {
  const cause = Object.assign(new Error(message), { code });
  return DISK.test(code) ? new StoreError(`SQLite cannot write (${code}: ${message})`, { cause }) : cause;
}
