import Database from 'better-sqlite3';
import { StoreError } from '../store';
import { GroupCommit } from './groupCommit';

const BIG = 'x'.repeat(20_000);

let database: Database.Database;
let groupCommit: GroupCommit;
const insert = (text: string) =>
  groupCommit.write(() => database.prepare('INSERT INTO kept VALUES (?)').run(text).changes);
const kept = () =>
  database
    .prepare<[], { text: string }>('SELECT text FROM kept')
    .all()
    .map(({ text }) => text);

beforeEach(() => {
  database = new Database(':memory:');
  database.exec('CREATE TABLE kept (text TEXT NOT NULL UNIQUE)');
  groupCommit = new GroupCommit(database);
});

afterEach(() => {
  database.close();
});

/** No page more than there are: a disk without room. */
function fillDisk(): void {
  const pages = database.pragma('page_count', { simple: true });
  database.pragma(`max_page_count = ${pages}`);
}

test('what finds the disk full is the failure of the store, and nothing is half done', async () => {
  await insert('before');
  fillDisk();
  await expect(insert(BIG)).rejects.toThrow(StoreError);
  expect(kept()).toEqual(['before']);
});

test('as soon as there is room again, everything is kept again', async () => {
  fillDisk();
  await expect(insert(BIG)).rejects.toThrow('SQLITE_FULL');
  database.pragma('max_page_count = 1000');
  await expect(insert(BIG)).resolves.toBe(1);
  expect(kept()).toEqual([BIG]);
});

test('of several writes at once none is told as kept that a full disk took back', async () => {
  fillDisk();
  const outcomes = await Promise.allSettled([insert('small'), insert(BIG), insert('smaller')]);
  const told = ['small', BIG, 'smaller'].filter((_, index) => outcomes[index]?.status === 'fulfilled');
  expect(kept()).toEqual(told);
  expect(outcomes[1]).toMatchObject({ status: 'rejected', reason: expect.any(StoreError) });
});

test('what is wrong with a write itself is not blamed on the disk', async () => {
  await insert('one');
  await expect(insert('one')).rejects.not.toThrow(StoreError);
});
