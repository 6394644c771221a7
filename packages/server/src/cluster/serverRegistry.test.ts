import type { RoomRecord } from '../store/records';
import { openSqlite } from '../store/sqlite/sqlite';
import type { Store } from '../store/store';
import { keptRoom } from '../testing/roomRecords';
import { LocalHub } from './bus/localBus';
import { ServerRegistry } from './serverRegistry';

let store: Store;
let registry: ServerRegistry;
/** Rooms whose match was taken over, by their codes. */
let takenOver: string[];
/** How often the id has changed. */
let changes: number;

beforeEach(async () => {
  store = openSqlite(':memory:');
  [takenOver, changes] = [[], 0];
  registry = new ServerRegistry({
    ...{ store, bus: new LocalHub().join() },
    onTakeOver: (rooms) => takenOver.push(...rooms.map(({ code }) => code)),
    onIdChange: () => changes++,
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  return store.close();
});

/** A running match whose server has left. */
async function orphan(): Promise<RoomRecord> {
  const room = keptRoom(['Ana', 'Ben'], { state: 'playing', matchId: 'm', owner: 'gone' });
  await store.leases.register('gone', null);
  await store.createRoom(room);
  await store.leases.leave('gone');
  return room;
}

test('a server that starts takes over the matches of one that has left', async () => {
  const { code } = await orphan();
  await registry.start();
  expect(takenOver).toEqual([code]);
  expect((await store.loadRoom(code))?.owner).toBe(registry.id);
});

test('a server whose lease has expired registers again under another id, once, and takes over what it can', async () => {
  await registry.start();
  const former = registry.id;
  const { code } = await orphan();
  await store.leases.leave(former);
  await registry.heartbeat(true);
  const { id } = registry;
  expect([id === former, changes, takenOver]).toEqual([false, 1, [code]]);
  await registry.heartbeat(true);
  expect([registry.id, changes]).toEqual([id, 1]);
});

test('a server that was out of reach declares nobody dead until it has been back for five seconds', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  await registry.start();
  const ever = registry.timeout;
  now.mockReturnValue(5_001);
  expect(registry.timeout).toBe(5_000);
  await store.leases.leave(registry.id);
  await registry.heartbeat(true);
  expect(registry.timeout).toBe(ever);
  now.mockReturnValue(10_001);
  expect(registry.timeout).toBe(ever);
  now.mockReturnValue(10_002);
  expect(registry.timeout).toBe(5_000);
});

test('a server that shares the store takes over the matches of one that has left at its next heartbeat', async () => {
  Object.assign(store, { shared: {} });
  await registry.start();
  const { code } = await orphan();
  expect(takenOver).toEqual([]);
  await registry.heartbeat(true);
  expect([takenOver, (await store.loadRoom(code))?.owner]).toEqual([[code], registry.id]);
});
