import Database from 'better-sqlite3';
import { sql } from '../sql';
import { StoreError } from '../store';
import type { Write } from './batches';
import { GroupCommit } from './groupCommit';
import { change, decisive, query } from './steps';
import { type Writer, writerHere } from './writer';

const BIG = 'x'.repeat(20_000);
const INSERT = sql<{ text: string }>('INSERT INTO kept VALUES (:text)');
const UPDATE = sql<{ from: string; to: string }>('UPDATE kept SET text = :to WHERE text = :from');
const COUNT = sql<object, { count: number }>('SELECT count(*) AS count FROM kept');

let database: Database.Database;
let groupCommit: GroupCommit;
/** Number of writes in each batch. */
let batches: number[];

const insert = (text: string) => groupCommit.write(change(INSERT, { text }));
const kept = () =>
  database
    .prepare<[], { text: string }>('SELECT text FROM kept')
    .all()
    .map(({ text }) => text);

beforeEach(() => {
  database = new Database(':memory:');
  database.exec('CREATE TABLE kept (text TEXT NOT NULL UNIQUE)');
  batches = [];
  const here = writerHere(database);
  const counted: Writer = {
    ...here,
    run: (writes: readonly Write[]) => {
      batches.push(writes.length);
      return here.run(writes);
    },
  };
  groupCommit = new GroupCommit(counted);
});

afterEach(() => {
  database.close();
});

/** Simulates a full disk: the database may not grow. */
function fillDisk(): void {
  const pages = database.pragma('page_count', { simple: true });
  database.pragma(`max_page_count = ${pages}`);
}

test('a write on a full disk is a StoreError, and nothing is half done', async () => {
  await insert('before');
  fillDisk();
  await expect(insert(BIG)).rejects.toThrow(StoreError);
  expect(kept()).toEqual(['before']);
});

test('writes work again as soon as there is space', async () => {
  fillDisk();
  await expect(insert(BIG)).rejects.toThrow('SQLITE_FULL');
  database.pragma('max_page_count = 1000');
  await expect(insert(BIG)).resolves.toEqual([1]);
  expect(kept()).toEqual([BIG]);
});

test('no write of a batch is reported as stored if a full disk rolled it back', async () => {
  fillDisk();
  const outcomes = await Promise.allSettled([insert('small'), insert(BIG), insert('smaller')]);
  const told = ['small', BIG, 'smaller'].filter((_, index) => outcomes[index]?.status === 'fulfilled');
  expect(kept()).toEqual(told);
  expect(outcomes[1]).toMatchObject({ status: 'rejected', reason: expect.any(StoreError) });
});

test('an error in a write is not reported as a failure of the disk', async () => {
  await insert('one');
  await expect(insert('one')).rejects.not.toThrow(StoreError);
});

test('of several writes in a batch the failing one is undone alone, with all of its steps', async () => {
  await insert('one');
  const outcomes = await Promise.allSettled([
    insert('two'),
    groupCommit.write(change(INSERT, { text: 'three' }), change(INSERT, { text: 'one' })),
    insert('four'),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(kept().sort()).toEqual(['four', 'one', 'two']);
});

test('after a decisive step that changes nothing the rest of its write is skipped', async () => {
  const write = () =>
    groupCommit.write(
      decisive(UPDATE, { from: 'one', to: 'two' }),
      change(INSERT, { text: 'three' }),
      query(COUNT, {}),
    );
  expect(await write()).toEqual([0]);
  expect(kept()).toEqual([]);
  await insert('one');
  expect(await write()).toEqual([1, 1, [{ count: 2 }]]);
});

test('writes of one event-loop turn form a batch, and those that arrive meanwhile the next one', async () => {
  const later: Promise<unknown>[] = [];
  const first = ['one', 'two'].map((text) => insert(text).then(() => later.push(insert(`${text} again`))));
  await Promise.all(first);
  await Promise.all(later);
  expect(batches).toEqual([2, 2]);
});

test('closing writes everything that waits, then refuses further writes', async () => {
  const waiting = insert('one');
  let written: string[] = [];
  await groupCommit.close(() => {
    written = kept();
  });
  expect(written).toEqual(['one']);
  await expect(waiting).resolves.toEqual([1]);
  await expect(insert('two')).rejects.toThrow('closed');
});

test('the age of the oldest unanswered write is known, and 0 without one', async () => {
  expect(groupCommit.oldestWrite).toBe(0);
  const written = insert('first');
  const age = groupCommit.oldestWrite;
  expect(groupCommit.oldestWrite).toBeGreaterThanOrEqual(age);
  await written;
  await new Promise((resolve) => setImmediate(resolve));
  expect([age > 0, groupCommit.oldestWrite]).toEqual([true, 0]);
});
