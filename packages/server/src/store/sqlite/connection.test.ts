import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { commitOf, match, stateAfter } from '../contract/records';
import { connected } from './connection';
import { openSqlite } from './sqlite';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lantern-connection-'));
  path = join(folder, 'lantern.db');
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

test('a commit is durable: write-ahead log and full synchronisation', () => {
  connected(path).close();
  const database = connected(path);
  // SQLite applies its defaults for the write-ahead log when the file is first read.
  database.exec('SELECT * FROM sqlite_schema');
  const settings = ['journal_mode', 'synchronous', 'foreign_keys', 'busy_timeout'];
  expect(settings.map((name) => database.pragma(name, { simple: true }))).toEqual(['wal', 2, 1, 5000]);
  database.close();
});

test('no connection to an unusable file stays open', () => {
  const closed = jest.spyOn(Database.prototype, 'close');
  writeFileSync(path, 'no database, and longer than the head of one'.repeat(100));
  expect(() => connected(path)).toThrow('not a database');
  rmSync(path);
  expect(() => connected(path, (database) => database.exec('nonsense'))).toThrow('syntax error');
  expect(closed.mock.contexts.map((database) => (database as Database.Database).open)).toEqual([false, false]);
});

test('a state is stored with its deal, and again only when the deltas have grown long', async () => {
  const store = openSqlite(path);
  const beside = connected(path);
  const whole = () => beside.prepare('SELECT seq FROM snapshots ORDER BY seq').pluck().all();
  await store.createMatch(match('m', { state: { ...stateAfter(0), rest: 'x'.repeat(200) } }));
  for (let seq = 1; seq <= 2; seq++) await store.commit(commitOf('m', seq));
  expect(whole()).toEqual([0]);
  for (let seq = 3; seq <= 40; seq++) await store.commit(commitOf('m', seq));
  expect(whole().length).toBeGreaterThan(1);
  expect(whole().length).toBeLessThan(20);
  beside.close();
  await store.close();
});
