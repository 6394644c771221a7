import type Database from 'better-sqlite3';
import { Batches, type Outcome, type Write } from './batch';

/** What runs the writes of a store, one batch at a time. */
export interface Writer {
  /** Rejects if what became of the writes is not known. */
  run(writes: readonly Write[]): Promise<Outcome[]>;
  close(): Promise<void>;
}

/** Writes in this thread, which waits for the disk meanwhile: for programs that do nothing else, and for tests. */
export function writerHere(database: Database.Database): Writer {
  const batches = new Batches(database);
  return { run: async (writes) => batches.run(writes), close: async () => {} };
}
