import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { migrate } from '../store/migrations';
import { AdminError } from './adminError';

/** More pages than a database has: everything is copied in one go, so that no write begins it again. */
const ALL_PAGES = 0x7fffffff;

/** How long a lock is waited for, in milliseconds. */
const PATIENCE = 200;

/**
 * Copies a SQLite database while a server may be writing to it: the copy holds what was durable when the copying began.
 * Throws `AdminError` where the file is there already.
 */
export async function backUp(path: string, file: string): Promise<void> {
  if (existsSync(file)) throw new AdminError(`${file} is there already. Choose another name.`);
  const part = `${file}.part`;
  rmSync(part, { force: true });
  const database = new Database(path, { fileMustExist: true });
  try {
    await database.backup(part, { progress: () => ALL_PAGES });
  } finally {
    database.close();
  }
  // One file that needs none beside it.
  const copy = new Database(part);
  copy.pragma('journal_mode = DELETE');
  copy.close();
  renameSync(part, file);
}

/**
 * Puts a copy in the place of a SQLite database, brought to the newest schema. Throws `AdminError` where a server holds
 * the database, or the file is no sound copy of one; nothing has changed then.
 * @returns where the database is that was there before, if there was one
 */
export function restore(path: string, file: string): string | null {
  if (!existsSync(file)) throw new AdminError(`There is no file ${file}.`);
  if (existsSync(path)) requireNobody(path);
  mkdirSync(dirname(path), { recursive: true });
  const part = `${path}.part`;
  try {
    copyFileSync(file, part);
    makeSound(part, file);
    const before = existsSync(path) ? `${path}.before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}` : null;
    if (before) renameSync(path, before);
    renameSync(part, path);
    return before;
  } finally {
    for (const end of ['', '-wal', '-shm', '-journal']) rmSync(part + end, { force: true });
  }
}

/** Whoever has the database open holds a lock on it; without anybody, what was written ahead goes into the file. */
function requireNobody(path: string): void {
  const database = new Database(path, { timeout: PATIENCE });
  try {
    database.pragma('locking_mode = EXCLUSIVE');
    database.exec('BEGIN EXCLUSIVE; COMMIT');
  } catch (error) {
    if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error;
    throw new AdminError(`A server is using ${path}. Stop it first, then restore, then start it again.`);
  } finally {
    database.close();
  }
}

function makeSound(copy: string, file: string): void {
  const database = new Database(copy);
  try {
    const rooms = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'rooms'").get();
    const sound = rooms && database.pragma('quick_check', { simple: true }) === 'ok';
    if (!sound) throw new AdminError(`${file} is no sound copy of a database of Lantern.`);
    migrate(database);
  } catch (error) {
    if (String((error as { code?: unknown }).code).startsWith('SQLITE_'))
      throw new AdminError(`${file} is no sound copy of a database of Lantern.`);
    throw error;
  } finally {
    database.close();
  }
}
