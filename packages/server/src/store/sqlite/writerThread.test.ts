import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import Database from 'better-sqlite3';
import { type BuiltServer, buildServer } from '../../testing/builtServer';
import { eventually } from '../../testing/eventually';
import { commitOf, keyIn, match, room, stateAfter } from '../contract/records';
import { type Store, StoreError } from '../store';
import { openSqlite } from './sqlite';

let built: BuiltServer;
let path: string;
let store: Store | undefined;

beforeAll(() => {
  built = buildServer();
});
beforeEach(() => {
  path = join(mkdtempSync(join(built.folder, 'thread-')), 'lantern.db');
});
afterEach(async () => {
  await store?.close();
  store = undefined;
});
afterAll(() => built.remove());

/** A store with the built writer thread, which runs this code before each batch. */
function opened(code: string): Store {
  const thread = join(dirname(path), 'thread.mjs');
  const shipped = pathToFileURL(join(built.code, 'writerThread.js'));
  writeFileSync(
    thread,
    `import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
     import { parentPort } from 'node:worker_threads';
     const path = ${JSON.stringify(path)};
     const on = parentPort.on.bind(parentPort);
     parentPort.on = (name, listener) => on(name, (message) => { ${code}
 listener(message); });
     await import('${shipped}');`,
  );
  store = openSqlite(path, { writerThread: pathToFileURL(thread) });
  return store;
}

/** A disk that blocks every batch until it is released, and counts the batches. */
const SLOW_DISK = `appendFileSync(path + '.batches', '.');
  const never = new Int32Array(new SharedArrayBuffer(4));
  while (!existsSync(path + '.go')) Atomics.wait(never, 0, 0, 5);`;
const letGo = () => writeFileSync(`${path}.go`, '');
const batches = () => readFileSync(`${path}.batches`, 'utf8').length;

test('while the disk blocks a write, everything can be read in its former state', async () => {
  const slow = opened(SLOW_DISK);
  letGo();
  await slow.createMatch(match('m1', { state: stateAfter(0) }));
  rmSync(`${path}.go`);
  const committed = slow.commit(commitOf('m1', 1));
  await eventually(() => batches() === 2 || undefined);
  expect(await slow.loadMatch(keyIn('m1'))).toMatchObject({ seq: 0 });
  expect(await slow.progress(keyIn('m1'), 0)).toMatchObject({ seq: 0, deltas: [] });
  expect(await slow.ready()).toBe(true);
  letGo();
  expect(await committed).toBe('committed');
  expect(await slow.loadMatch(keyIn('m1'))).toMatchObject({ seq: 1, state: stateAfter(1) });
});

test('writes that arrive while the disk blocks one form one batch', async () => {
  const slow = opened(SLOW_DISK);
  const first = slow.createRoom(room('AAAA'));
  await eventually(() => existsSync(`${path}.batches`) || undefined);
  const others = ['BBBB', 'CCCC', 'DDDD'].map((code) => slow.createRoom(room(code)));
  letGo();
  expect(await Promise.all([first, ...others])).toEqual(['created', 'created', 'created', 'created']);
  expect(batches()).toBe(2);
});

test('closing a store finishes the waiting writes and leaves one file', async () => {
  const slow = opened(SLOW_DISK);
  const created = slow.createRoom(room('AAAA'));
  const closed = slow.close();
  letGo();
  expect(await created).toBe('created');
  await closed;
  expect([existsSync(path), existsSync(`${path}-wal`)]).toEqual([true, false]);
  const database = new Database(path);
  expect(database.prepare('SELECT code FROM rooms').pluck().all()).toEqual(['AAAA']);
  database.close();
});

test('writes leave no listeners on the thread', async () => {
  const listened = jest.spyOn(Worker.prototype, 'once');
  const quick = opened('');
  const thread = listened.mock.contexts[0] as Worker;
  listened.mockRestore();
  const before = thread.listenerCount('exit');
  for (let n = 0; n < 3; n++) await quick.createRoom(room(`ROOM${n}`));
  expect(thread.listenerCount('exit')).toBe(before);
});

test('a pending write keeps the process alive, an idle thread does not', async () => {
  const keeping = () => process.getActiveResourcesInfo().filter((one) => one === 'MessagePort').length;
  const before = keeping();
  const slow = opened(SLOW_DISK);
  expect(keeping()).toBe(before);
  const created = slow.createRoom(room('AAAA'));
  await eventually(() => existsSync(`${path}.batches`) || undefined);
  expect(keeping()).toBe(before + 1);
  letGo();
  await created;
  expect(keeping()).toBe(before);
});

test('a write whose thread ends is a StoreError; the next one gets a new thread', async () => {
  const once = `if (!existsSync(path + '.ended')) { writeFileSync(path + '.ended', ''); process.exit(1); }`;
  const faulty = opened(once);
  await expect(faulty.createRoom(room('AAAA'))).rejects.toThrow(StoreError);
  expect(await faulty.createRoom(room('BBBB'))).toBe('created');
  expect([await faulty.loadRoom('AAAA'), (await faulty.loadRoom('BBBB'))?.code]).toEqual([undefined, 'BBBB']);
});

test.each(['stdout', 'stderr'] as const)(
  'output of the thread on %s is not printed by this process',
  async (stream) => {
    const printed = jest.spyOn(process[stream], 'write').mockReturnValue(true);
    const talkative = opened(`process.${stream}.write('said by the thread');`);
    await talkative.createRoom(room('AAAA'));
    await talkative.close();
    const said = printed.mock.calls.map(([text]) => String(text)).join('');
    printed.mockRestore();
    expect(said).not.toContain('said by the thread');
  },
);
