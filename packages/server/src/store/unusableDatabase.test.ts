import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from './sqlite/sqlite';
import { asUnusableDatabase, UnusableDatabase } from './unusableDatabase';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lantern-unusable-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a folder in place of the file is reported, whatever the driver says', () => {
  const path = join(folder, 'lantern.db');
  mkdirSync(path);
  expect(asUnusableDatabase(path, { code: 'SQLITE_CANTOPEN' })).toMatchObject({
    message: expect.stringContaining('(EISDIR)'),
  });
});

test.each(['EACCES', 'ENOSPC', 'SQLITE_BUSY', 'EIO'])('an unusable file is reported with its code: %s', (code) => {
  expect(asUnusableDatabase(join(folder, 'lantern.db'), { code })).toMatchObject({
    message: expect.stringContaining(`(${code})`),
  });
});

test('an error without a known reason is not changed', () => {
  const error = new Error('odd');
  expect(asUnusableDatabase(join(folder, 'lantern.db'), error)).toBe(error);
});

test('a path with missing folders is refused, and no folder is created', () => {
  const path = join(folder, 'lntern', 'data', 'lantern.db');
  expect(() => openSqlite(path)).toThrow(/There is no folder for the database .*\(ENOENT\)/);
  expect(readdirSync(folder)).toEqual([]);
});

test('a new database is named in the log, an existing one is not', async () => {
  const path = join(folder, 'data', 'lantern.db');
  const told: string[] = [];
  const info = (sentence: string) => told.push(sentence);
  await openSqlite(path, { info }).close();
  await openSqlite(path, { info }).close();
  expect(told).toEqual([`The database ${path} does not exist: a new one is created.`]);
});

test('a file that cannot be used is not left locked', async () => {
  const path = join(folder, 'lantern.db');
  writeFileSync(path, 'no database at all, but a text that is long enough to be looked at');
  const opened = () => openSqlite(path, { exclusive: true });
  expect(opened).toThrow(UnusableDatabase);
  rmSync(path);
  await opened().close();
});
