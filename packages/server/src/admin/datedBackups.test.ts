import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '../store/sqlite/sqlite';
import { backUpDated } from './datedBackups';

let place: string;
let database: string;
let folder: string;

beforeEach(async () => {
  place = mkdtempSync(join(tmpdir(), 'lantern-'));
  database = join(place, 'lantern.db');
  folder = join(place, 'backups');
  await openSqlite(database).close();
});
afterEach(() => rmSync(place, { recursive: true }));

const day = (n: number) => new Date(Date.UTC(2030, 0, n, 5, 0, 0));
const nameOf = (n: number) => `lantern-2030-01-0${n}T05-00-00Z.db`;

test('a dated backup is named by its time, in a folder that is created', async () => {
  expect(await backUpDated(database, folder, '2', day(1))).toEqual({ file: join(folder, nameOf(1)), deleted: 0 });
  expect(readdirSync(folder)).toEqual([nameOf(1)]);
});

test('the newest ones are kept, and the oldest deleted', async () => {
  for (const n of [1, 2]) expect((await backUpDated(database, folder, '2', day(n))).deleted).toBe(0);
  expect((await backUpDated(database, folder, '2', day(3))).deleted).toBe(1);
  expect(readdirSync(folder)).toEqual([nameOf(2), nameOf(3)]);
});

test('other files in the folder are left alone', async () => {
  await backUpDated(database, folder, '1', day(1));
  writeFileSync(join(folder, 'lantern-before-upgrade.db'), '');
  await backUpDated(database, folder, '1', day(2));
  expect(readdirSync(folder)).toEqual([nameOf(2), 'lantern-before-upgrade.db']);
});

test.each(['0', '-1', '1.5', 'all', ''])('a number of %j is refused, and nothing is done', async (keep) => {
  await expect(backUpDated(database, folder, keep, day(1))).rejects.toThrow('whole number');
  expect(existsSync(folder)).toBe(false);
});

test('if the backup fails, no old one is deleted', async () => {
  await backUpDated(database, folder, '1', day(1));
  await expect(backUpDated(join(place, 'missing.db'), folder, '1', day(2))).rejects.toMatchObject({
    code: 'SQLITE_CANTOPEN',
  });
  expect(readdirSync(folder)).toEqual([nameOf(1)]);
});
