import { existsSync, realpathSync } from 'node:fs';
import { hostname } from 'node:os';
import Database from 'better-sqlite3';
import { UnusableDatabase } from '../unusableDatabase';
import { makePrivate } from './privateFile';

/** How long a lock is waited for whose holder may be ending, in milliseconds. */
const PATIENCE = 2_000;

/** A database that another process has for itself. */
export class DatabaseInUse extends UnusableDatabase {
  /** @param holder which process that is, in words */
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
 * Keeps a SQLite file for this process among all that ask for this lock; whoever does not ask may use the file beside it.
 * The lock is the operating system's, on the file `<path>.lock`, which stays: so it ends with the process, however that
 * ends, and holds between containers that share the folder, where numbers of processes repeat. Between machines it
 * holds as far as the file system carries locks, as for SQLite itself.
 *
 * The file is a small SQLite database, since Node has no locks of its own: its one row says who holds it, and the
 * transaction that stays open lets others read it and nobody write.
 * @throws {DatabaseInUse} if another process has the lock
 */
export function lockFile(path: string): FileLock {
  const lockPath = `${existsSync(path) ? realpathSync(path) : path}.lock`;
  makePrivate(lockPath);
  const database = new Database(lockPath, { timeout: PATIENCE });
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
    // Whoever has the lock is just about to say so.
  }
  return 'a process that has just started';
}
