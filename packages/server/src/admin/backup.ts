import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { DatabaseInUse, type FileLock, lockFile } from '../store/sqlite/fileLock';
import { migrate } from '../store/sqlite/migrations';
import { makePrivate, narrow } from '../store/sqlite/privateFile';
import { asUnusableDatabase } from '../store/unusableDatabase';
import { AdminError } from './adminError';
import { asAdminError, withFile } from './files';

/** More pages than a database has: everything is copied in one go, so that no write begins it again. */
const ALL_PAGES = 0x7fffffff;

/** What SQLite may keep beside a file. */
const BESIDE = ['-wal', '-shm', '-journal'];

/** How long a lock is waited for, in milliseconds. */
const TIMEOUT = 200;

/**
 * Copies a SQLite database while a server may be writing to it: the copy holds what was durable when the copying began,
 * and only its owner can read it. Throws `AdminError` where the file is there already or cannot be made.
 */
export async function backUp(path: string, file: string): Promise<void> {
  if (existsSync(file)) throw new AdminError(`${file} is there already. Choose another name.`);
  const part = `${file}.part`;
  withFile(file, () => {
    rmSync(part, { force: true });
    makePrivate(part);
  });
  try {
    await copyDatabase(path, part);
    renameSync(part, file);
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
  // One file that needs none beside it.
  const copy = new Database(part);
  copy.pragma('journal_mode = DELETE');
  copy.close();
}

/**
 * Puts a copy in the place of a SQLite database, brought to the newest schema. Throws `AdminError` where a server holds
 * the database, or the file is no sound copy of one; nothing has changed then.
 * @returns where the database is that was there before, if there was one
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
 * Whoever has the database open holds a lock on it; without anybody, what was written ahead goes into the file. A damaged
 * file is nobody's.
 */
function requireNobody(path: string): void {
  const database = new Database(path, { timeout: TIMEOUT });
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

/** With all that belongs to it, lest it be taken for what belongs to the database that comes. @returns where to */
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
    if (!sound) throw new AdminError(`${file} is no sound copy of a database of Lantern.`);
    migrate(database);
  } catch (error) {
    if (isDamage((error as { code?: unknown }).code))
      throw new AdminError(`${file} is no sound copy of a database of Lantern.`);
    throw error;
  } finally {
    database.close();
  }
}
