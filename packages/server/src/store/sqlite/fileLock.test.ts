import { existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseInUse, lockFile } from './fileLock';

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lantern-lock-'));
  path = join(folder, 'lantern.db');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The error thrown if the file is locked. */
function refusedTo(at: string): unknown {
  try {
    lockFile(at, 10).release();
    return undefined;
  } catch (error) {
    return error;
  }
}

test('a file is locked once; a later attempt is told the holder', () => {
  const lock = lockFile(path);
  const error = refusedTo(path);
  expect(error).toBeInstanceOf(DatabaseInUse);
  const [who, since] = (error as DatabaseInUse).holder.split(', since ');
  expect(who).toBe(`process ${process.pid} on ${hostname()}`);
  expect(since).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d UTC$/);
  expect((error as Error).message).toContain(path);
  lock.release();
  expect(refusedTo(path)).toBeUndefined();
});

test('a file is locked under every path that leads to it', () => {
  writeFileSync(path, '');
  const other = join(folder, 'other.db');
  symlinkSync(path, other);
  const lock = lockFile(other);
  expect([existsSync(`${path}.lock`), existsSync(`${other}.lock`)]).toEqual([true, false]);
  expect(refusedTo(path)).toBeInstanceOf(DatabaseInUse);
  lock.release();
});

test('an error of the lock file itself is passed on', () => {
  writeFileSync(`${path}.lock`, 'no database, '.repeat(100));
  expect(refusedTo(path)).toMatchObject({ code: 'SQLITE_NOTADB' });
});
