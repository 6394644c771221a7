import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { DatabaseInUse, type FileLock, lockFile } from '../store/sqlite/fileLock';
import { markBackup } from '../store/sqlite/lastBackup';
import { migrate } from '../store/sqlite/migrations';
import { makePrivate, narrow } from '../store/sqlite/privateFile';
import { asUnusableDatabase } from '../store/unusableDatabase';
import { AdminError } from './adminError';
import { asAdminError, withFile } from './files';

/** More pages than any database has: copies everything in one step, so that writes cannot restart the copy. */
const ALL_PAGES = 0x7fffffff;

/** Suffixes of the files SQLite may keep beside a database. */
const BESIDE = ['-wal', '-shm', '-journal'];

/** How long to wait for a lock. */
const LOCK_TIMEOUT_MS = 200;

/**
 * Copies a SQLite database, even while a server writes to it. The copy contains what was durable at its start, and only
 * its owner can read it. Throws `AdminError` if the file exists already or cannot be created.
 */
export async function backUp(path: string, file: string): Promise<void> {
  if (existsSync(file)) throw new AdminError(`${file} already exists. Choose another name.`);
  const part = `${file}.part`;
  withFile(file, () => {
    rmSync(part, { force: true });
    makePrivate(part);
  });
  try {
    await copyDatabase(path, part);
    renameSync(part, file);
    markBackup(path);
  } catch (error) {
    rmSync(part, { force: true });
    throw asAdminError(file, error);
  }
}

async function copyDatabase(path: string, part: string): Promise<void> {
  const database = new Database(path, { fileMustExist: true });
  try {
    await database.backup(part, { progress: () => ALL_PAGES });
  } catch (error) {
    throw asUnusableDatabase(path, error);
  } finally {
    database.close();
  }
  // Makes the copy a single file.
  const copy = new Database(part);
  copy.pragma('journal_mode = DELETE');
  copy.close();
}

/**
 * Replaces a SQLite database by a copy, migrated to the newest schema. Throws `AdminError` if a server uses the
 * database or the file is not an intact copy; nothing has changed then.
 * @returns the new path of the former database, if there was one
 */
export function restore(path: string, file: string): string | null {
  if (!existsSync(file)) throw new AdminError(`There is no file ${file}.`);
  const lock = lockAgainstServers(path);
  const part = `${path}.part`;
  try {
    if (existsSync(path)) requireNobody(path);
    withFile(file, () => copyFileSync(file, part));
    narrow(part);
    makeSound(part, file);
    const before = existsSync(path) ? putAside(path) : null;
    renameSync(part, path);
    return before;
  } finally {
    for (const end of ['', ...BESIDE]) rmSync(part + end, { force: true });
    lock.release();
  }
}

/** Keeps servers from starting meanwhile. */
function lockAgainstServers(path: string): FileLock {
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    return lockFile(path);
  } catch (error) {
    if (!(error instanceof DatabaseInUse)) throw asUnusableDatabase(path, error);
    throw new AdminError(inUse(path, ` (${error.holder})`), { cause: error });
  }
}

const inUse = (path: string, holder = '') =>
  `A server is using ${path}${holder}. Stop it first, then restore, then start it again.`;

/**
 * Throws if another program has the database open, which then holds a lock on it. Otherwise this moves the write-ahead
 * log into the file. A damaged file counts as unused.
 */
function requireNobody(path: string): void {
  const database = new Database(path, { timeout: LOCK_TIMEOUT_MS });
  try {
    database.pragma('locking_mode = EXCLUSIVE');
    database.exec('BEGIN EXCLUSIVE; COMMIT');
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'SQLITE_BUSY') throw new AdminError(inUse(path));
    if (!isDamage(code)) throw asUnusableDatabase(path, error);
  } finally {
    database.close();
  }
}

/**
 * Moves a database aside with all its files, which must not be taken for those of the new one.
 * @returns its new path
 */
function putAside(path: string): string {
  const before = `${path}.before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  for (const end of ['', ...BESIDE]) {
    if (!existsSync(path + end)) continue;
    narrow(path + end);
    renameSync(path + end, before + end);
  }
  return before;
}

function isDamage(code: unknown): boolean {
  return /^SQLITE_(CORRUPT|NOTADB)/.test(String(code));
}

function makeSound(copy: string, file: string): void {
  const database = new Database(copy);
  try {
    const rooms = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'rooms'").get();
    const sound = rooms && database.pragma('quick_check', { simple: true }) === 'ok';
    if (!sound) throw new AdminError(`${file} is not an intact copy of a Lantern database.`);
    migrate(database);
  } catch (error) {
    if (isDamage((error as { code?: unknown }).code))
      throw new AdminError(`${file} is not an intact copy of a Lantern database.`);
    throw error;
  } finally {
    database.close();
  }
}
