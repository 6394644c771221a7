import { existsSync, realpathSync } from 'node:fs';
import { hostname } from 'node:os';
import Database from 'better-sqlite3';
import { UnusableDatabase } from '../unusableDatabase';
import { makePrivate } from './privateFile';

/** How long to wait for a lock whose holder may be ending. */
const BUSY_TIMEOUT_MS = 2_000;

export class DatabaseInUse extends UnusableDatabase {
  /** @param holder the process, in words */
  constructor(
    path: string,
    readonly holder: string,
  ) {
    super(
      `DATABASE_URL: another server uses the database ${path}: ${holder}. Stop that one, or name another database for this one.`,
    );
  }
}

export interface FileLock {
  release(): void;
}

interface Holder {
  pid: number;
  host: string;
  since: string;
}

/**
 * Locks a SQLite file for this process against all others that ask for this lock; programs that do not ask can use the
 * file at the same time. The lock is held by the operating system on the file `<path>.lock`, which is never deleted. It
 * therefore ends with the process, even after a crash, and works between containers that share the folder, where
 * process ids repeat. Between machines it works if the file system supports locks, as for SQLite itself.
 *
 * The lock file is a small SQLite database, since Node has no file locks: its one row names the holder, and a
 * transaction that stays open lets others read but not write.
 * @param patience how long to wait for it, in milliseconds
 * @throws {DatabaseInUse} if another process has the lock
 */
export function lockFile(path: string, patience = BUSY_TIMEOUT_MS): FileLock {
  const lockPath = `${existsSync(path) ? realpathSync(path) : path}.lock`;
  makePrivate(lockPath);
  const database = new Database(lockPath, { timeout: patience });
  try {
    write(database);
    database.exec('BEGIN IMMEDIATE');
  } catch (error) {
    const busy = (error as { code?: string }).code?.startsWith('SQLITE_BUSY');
    const inUse = busy && new DatabaseInUse(path, holderOf(database));
    database.close();
    throw inUse || error;
  }
  return { release: () => database.close() };
}

function write(database: Database.Database): void {
  const holder: Holder = { pid: process.pid, host: hostname(), since: new Date().toISOString() };
  const task = () => {
    database.exec('CREATE TABLE IF NOT EXISTS holder (pid INTEGER NOT NULL, host TEXT NOT NULL, since TEXT NOT NULL)');
    database.exec('DELETE FROM holder');
    database.prepare<Holder>('INSERT INTO holder VALUES (@pid, @host, @since)').run(holder);
  };
  database.transaction(task).immediate();
}

function holderOf(database: Database.Database): string {
  try {
    const holder = database.prepare<[], Holder>('SELECT pid, host, since FROM holder').get();
    if (holder)
      return `process ${holder.pid} on ${holder.host}, since ${holder.since.slice(0, 16).replace('T', ' ')} UTC`;
  } catch {
    // The holder has not written its name yet.
  }
  return 'a process that has just started';
}
