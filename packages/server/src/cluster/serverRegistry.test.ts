import { setTimeout as pause } from 'node:timers/promises';
import type { RoomRecord } from '../store/records';
import type { Store } from '../store/store';
import { keptRoom } from '../testing/roomRecords';
import { memoryStore } from '../testing/stores';
import type { Bus } from './bus/bus';
import { LocalHub } from './bus/localBus';
import { ServerRegistry } from './serverRegistry';

let store: Store;
/** The buses of this server and of another. */
let bus: Bus;
let otherBus: Bus;
let registry: ServerRegistry;
/** The codes of rooms whose match was taken over. */
let takenOver: string[];
/** Number of changes of the id. */
let changes: number;

beforeEach(async () => {
  store = memoryStore();
  const hub = new LocalHub();
  [bus, otherBus] = [hub.join(), hub.join()];
  [takenOver, changes] = [[], 0];
  registry = new ServerRegistry({
    ...{ store, bus },
    onTakeOver: (rooms) => takenOver.push(...rooms.map(({ code }) => code)),
    onIdChange: () => changes++,
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  return store.close();
});

/** Waits until everything pending is done. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
}

/** A running match whose server has left. */
async function orphan(): Promise<RoomRecord> {
  const room = keptRoom(['Ana', 'Ben'], { state: 'playing', matchId: 'm', owner: 'gone' });
  await store.leases.register('gone', null);
  await store.createRoom(room);
  await store.leases.leave('gone');
  return room;
}

test('a starting server takes over the matches of one that has left', async () => {
  const { code } = await orphan();
  await registry.start();
  expect(takenOver).toEqual([code]);
  expect((await store.loadRoom(code))?.owner).toBe(registry.id);
});

test('a server whose lease has expired registers once under another id, and takes over what it can', async () => {
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

test('a server that lost its connection declares nobody dead until it has been back for five seconds', async () => {
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

test('on a shared store the matches of a server that has left are taken over at the next heartbeat', async () => {
  Object.assign(store, { shared: {} });
  await registry.start();
  const { code } = await orphan();
  expect(takenOver).toEqual([]);
  await registry.heartbeat(true);
  expect([takenOver, (await store.loadRoom(code))?.owner]).toEqual([[code], registry.id]);
});

test('a server is registered from its start until it leaves, which is announced to others', async () => {
  const lives = () => store.leases.heartbeat(registry.id, 60_000);
  expect(await lives()).toBe(false);
  await registry.start();
  expect(await lives()).toBe(true);
  const told = jest.fn();
  await otherBus.subscribe('servers', told);
  await registry.leave();
  await settled();
  expect(await lives()).toBe(false);
  expect(told).toHaveBeenCalledTimes(1);
});

test('the matches of a leaving server are taken over as soon as that is announced, by the remaining servers', async () => {
  await registry.start();
  const { code } = await orphan();
  otherBus.publish({ kind: 'servers' });
  await settled();
  expect(takenOver).toEqual([code]);
  await registry.leave();
  const asked = jest.spyOn(store.leases, 'takeOver');
  otherBus.publish({ kind: 'servers' });
  await settled();
  expect(asked).not.toHaveBeenCalled();
});

test.each([
  ['shares the store leaves a match to another that may be alive', {}, []],
  ['has the store for itself takes over every match', null, ['K7WQ3H']],
])('a server that %s, at its start and when it registers again', async (_, shared, codes) => {
  Object.assign(store, { shared });
  await store.leases.register('other', null);
  await store.createRoom(keptRoom(['Ana', 'Ben'], { state: 'playing', matchId: 'm', owner: 'other' }));
  await pause(2);
  const asked = jest.spyOn(store.leases, 'takeOver');
  await registry.start();
  expect(takenOver).toEqual(codes);
  const room = (await store.loadRoom('K7WQ3H')) as RoomRecord;
  await store.saveRoom({ ...room, version: room.version + 1, owner: 'other' });
  await store.leases.leave(registry.id);
  await registry.heartbeat(true);
  expect(takenOver).toEqual([...codes, ...codes]);
  const patience = shared ? 1e13 : 0;
  expect(asked.mock.calls.map(([, timeout]) => timeout)).toEqual([patience, patience]);
});

test('a single server without matches sends no heartbeat, and stays registered when it is needed after a long time', async () => {
  await registry.start();
  const beat = jest.spyOn(store.leases, 'heartbeat');
  for (const needed of [true, true, false, true]) await registry.heartbeat(needed);
  const patience = beat.mock.calls.map(([, timeout]) => timeout);
  expect(patience).toEqual([1e13, 5_000, 1e13]);
});

test('nothing is reported if there is nothing to take over', async () => {
  const onTakeOver = jest.fn();
  await new ServerRegistry({ store, bus, onTakeOver, onIdChange: () => {} }).start();
  expect(onTakeOver).not.toHaveBeenCalled();
});
