import { copyFileSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitOf, keyIn, match, room, stateAfter } from '../contract/records';
import { type Store, StoreError } from '../store';
import { openSqlite } from './sqlite';

let folder: string;
let path: string;
let store: Store;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lantern-same-file-'));
  path = join(folder, 'lantern.db');
  store = openSqlite(path, { exclusive: true });
  await store.createMatch(match('m1', { state: stateAfter(0) }));
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

test.each<[string, () => void]>([
  ['was deleted', () => rmSync(path)],
  ['was moved away', () => renameSync(path, `${path}.old`)],
  [
    'was replaced by a copy of itself',
    () => {
      copyFileSync(path, `${path}.copy`);
      renameSync(`${path}.copy`, path);
    },
  ],
])('if the file %s, no write is acknowledged or made, and the store is not ready', async (_, act) => {
  expect(await store.ready()).toBe(true);
  act();
  await expect(store.commit(commitOf('m1', 1))).rejects.toThrow(StoreError);
  await expect(store.createRoom(room('BBBB'))).rejects.toThrow(/deleted, moved or replaced/);
  expect((await store.loadMatch(keyIn('m1')))?.seq).toBe(0);
  expect(await store.ready()).toBe(false);
});

test('a file that is moved back is written to again', async () => {
  renameSync(path, `${path}.old`);
  await expect(store.commit(commitOf('m1', 1))).rejects.toThrow(StoreError);
  renameSync(`${path}.old`, path);
  expect(await store.commit(commitOf('m1', 1))).toBe('committed');
  expect(await store.ready()).toBe(true);
});
