import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Database from 'better-sqlite3';
import { type BuiltServer, buildServer } from '../../testing/builtServer';
import { writeDatabase } from '../../testing/stores';
import { match, room } from '../contract/records';
import { storeContract } from '../contract/store';
import { openStore } from '../open';
import { MIGRATIONS, migrate } from './migrations';
import { openSqlite } from './sqlite';

async function newFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'lantern-store-'));
}

let built: BuiltServer;
beforeAll(() => {
  built = buildServer();
});
afterAll(() => built.remove());

/** The built writer thread. */
const thread = () => pathToFileURL(join(built.code, 'writerThread.js'));

describe.each([
  ['its own thread writes', () => ({ writerThread: thread() })],
  ['this thread writes', () => ({})],
])('the store in SQLite if %s', (_, spec) => {
  storeContract(async () => {
    const folder = await newFolder();
    const path = join(folder, 'lantern.db');
    writeDatabase(path);
    return {
      open: async () => openSqlite(path, spec()),
      remove: () => rm(folder, { recursive: true }),
    };
  });
});

test('the write-ahead log is on, so a crash during a write does no harm', async () => {
  const folder = await newFolder();
  const path = join(folder, 'lantern.db');
  await openSqlite(path).close();
  const database = new Database(path);
  expect(database.pragma('journal_mode', { simple: true })).toBe('wal');
  database.close();
  await rm(folder, { recursive: true });
});

test('a store in memory leaves no file', async () => {
  await openSqlite(':memory:').close();
  expect(existsSync(':memory:')).toBe(false);
});

test('a migration is reported to the operator, a new database is not', () => {
  const told: string[] = [];
  const tell = (sentence: string) => void told.push(sentence);
  migrate(new Database(':memory:'), tell);
  expect(told).toEqual([]);
  const old = new Database(':memory:');
  old.exec(MIGRATIONS[0] as string);
  old.pragma('user_version = 1');
  migrate(old, tell);
  migrate(old, tell);
  expect(told).toEqual([expect.stringContaining(`from schema 1 to ${MIGRATIONS.length}`)]);
});

test('the database of a newer server is refused', () => {
  const database = new Database(':memory:');
  migrate(database);
  migrate(database);
  database.pragma('user_version = 999');
  expect(() => migrate(database)).toThrow('schema 999');
});

test.each(['mysql://user:secret@host/db', 'lantern.db', 'sqlite:', ''])('the store "%s" is refused', async (url) => {
  const refused = openStore(url);
  await expect(refused).rejects.toThrow('DATABASE_URL');
  await expect(refused).rejects.not.toThrow('secret');
});

test('the rooms of an earlier server are taken over even if the clock was set back in between', async () => {
  const folder = await newFolder();
  const path = join(folder, 'lantern.db');
  const store = openSqlite(path);
  for (const server of ['before', 'now']) await store.leases.register(server, null);
  await store.createMatch(match('mAAAA'));
  await store.createRoom(room('AAAA', { state: 'playing', matchId: 'mAAAA', owner: 'before' }));
  const minute = 60_000;
  expect(await store.leases.takeOver('now', minute)).toEqual([]);
  const database = new Database(path);
  database.prepare("UPDATE servers SET heard_at = heard_at + ? WHERE id = 'before'").run(3 * 60 * minute);
  database.close();
  expect(await store.leases.takeOver('now', minute)).toMatchObject([{ code: 'AAAA', owner: 'now' }]);
  await store.close();
  await rm(folder, { recursive: true });
});
