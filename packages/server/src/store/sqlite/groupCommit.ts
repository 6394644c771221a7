import type Database from 'better-sqlite3';
import { StoreError } from '../store';

/** What SQLite says when the disk is full, fails or may not be written to: nothing is wrong with what was asked. */
const DISK = /^SQLITE_(FULL|IOERR|READONLY|CANTOPEN|BUSY|LOCKED|NOMEM)/;

function blamed(error: unknown): unknown {
  const { code, message } = error as { code?: unknown; message?: string };
  if (typeof code !== 'string' || !DISK.test(code)) return error;
  return new StoreError(`SQLite cannot write (${code}: ${message})`, { cause: error });
}

interface Job {
  run(): unknown;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/**
 * Writes of the same tick share one transaction and so one wait for the disk. A job that fails is undone alone; a
 * transaction that fails fails for all of them. Nobody hears of a success before it is on the disk.
 */
export class GroupCommit {
  readonly #database: Database.Database;
  /** Runs a job by itself: undone alone if it fails within a transaction. */
  readonly #alone: (job: Job) => unknown;
  #jobs: Job[] = [];

  constructor(database: Database.Database) {
    this.#database = database;
    this.#alone = database.transaction((job: Job) => job.run());
  }

  /** @returns what the job returned, once it is durable */
  write<T>(run: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#jobs.push({ run, resolve: resolve as Job['resolve'], reject });
      if (this.#jobs.length === 1) setImmediate(() => this.flush());
    });
  }

  /** Writes what is waiting. */
  flush(): void {
    const jobs = this.#jobs;
    this.#jobs = [];
    if (jobs.length === 0) return;
    const settle: (() => void)[] = [];
    try {
      this.#database.transaction(() => this.#runAll(jobs, settle)).immediate();
    } catch (error) {
      for (const job of jobs) job.reject(blamed(error));
      return;
    }
    for (const done of settle) done();
  }

  #runAll(jobs: readonly Job[], settle: (() => void)[]): void {
    for (const job of jobs) {
      try {
        const value = this.#alone(job);
        settle.push(() => job.resolve(value));
      } catch (error) {
        // SQLite itself has undone everything, e.g. on a full disk.
        if (!this.#database.inTransaction) throw error;
        settle.push(() => job.reject(blamed(error)));
      }
    }
  }
}
