import { statSync } from 'node:fs';
import { StoreError } from '../store';
import type { Writer } from './writer';

/**
 * Watches whether the file of a database is still the one that existed at the time of this call. SQLite goes on with a
 * file that was deleted, moved or replaced, and its writes are lost when the process ends.
 * @param path of an existing file
 */
export function sameFile(path: string): () => boolean {
  const opened = identity(path);
  return () => identity(path) === opened;
}

/** A writer that refuses to write while its file is missing: a write that would be lost must not be acknowledged. */
export function writingOnly(isThere: () => boolean, writer: Writer): Writer {
  return {
    async run(writes) {
      if (!isThere()) throw new StoreError('the file of the database was deleted, moved or replaced');
      return writer.run(writes);
    },
    close: () => writer.close(),
  };
}

function identity(path: string): string | undefined {
  try {
    const { dev, ino } = statSync(path, { bigint: true });
    return `${dev} ${ino}`;
  } catch {
    return undefined;
  }
}
