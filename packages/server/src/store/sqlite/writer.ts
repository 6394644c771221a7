import type Database from 'better-sqlite3';
import { Batches, type Outcome, type Write } from './batches';

/** Runs the writes of a store, one batch at a time. */
export interface Writer {
  /** Rejects if the outcome of the writes is unknown. */
  run(writes: readonly Write[]): Promise<Outcome[]>;
  close(): Promise<void>;
}

/** Writes in this thread, which blocks on the disk: for programs that do nothing else, and for tests. */
export function writerHere(database: Database.Database): Writer {
  const batches = new Batches(database);
  return { run: async (writes) => batches.run(writes), close: async () => {} };
}
