import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from './sqlite/sqlite';
import { asUnusableDatabase, UnusableDatabase } from './unusableDatabase';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lantern-unusable-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a folder in the place of the file is told, whatever the driver says', () => {
  const path = join(folder, 'lantern.db');
  mkdirSync(path);
  expect(asUnusableDatabase(path, { code: 'SQLITE_CANTOPEN' })).toMatchObject({
    message: expect.stringContaining('(EISDIR)'),
  });
});

test.each(['EACCES', 'ENOSPC', 'SQLITE_BUSY', 'EIO'])(
  'a file that cannot be used is told with its code: %s',
  (code) => {
    expect(asUnusableDatabase(join(folder, 'lantern.db'), { code })).toMatchObject({
      message: expect.stringContaining(`(${code})`),
    });
  },
);

test('what has no known reason stays as it is', () => {
  const error = new Error('odd');
  expect(asUnusableDatabase(join(folder, 'lantern.db'), error)).toBe(error);
});

test('a file that cannot be used is not kept locked', async () => {
  const path = join(folder, 'lantern.db');
  writeFileSync(path, 'no database at all, but a text that is long enough to be looked at');
  const opened = () => openSqlite(path, { exclusive: true });
  expect(opened).toThrow(UnusableDatabase);
  rmSync(path);
  await opened().close();
});
