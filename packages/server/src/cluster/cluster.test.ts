import { type Logger, pino } from 'pino';
import type { Matches } from '../match/matches';
import { Chat } from '../rooms/chat/chat';
import { Presence } from '../rooms/presence/presence';
import type { SharedStore } from '../store/shared';
import type { Store } from '../store/store';
import { fakeTime, pass } from '../testing/roomParts';
import { keptRoom } from '../testing/roomRecords';
import { memoryStore } from '../testing/stores';
import { ForbiddenWords } from '../words/forbiddenWords';
import { LocalHub } from './bus/localBus';
import { Cluster, POLL_INTERVAL_MS } from './cluster';
import { HEARTBEAT_INTERVAL_MS } from './serverRegistry';

/** Running matches, none of which is in memory. */
const matches = { followed: () => [], catchUp: async () => {} } as unknown as Matches;

let store: Store;
let presence: Presence;
let log: Logger;
let cluster: Cluster;
let chat: Chat;
/** Number of times visitors were saved. */
let saved: number;

beforeEach(async () => {
  fakeTime();
  saved = 0;
  const shared: SharedStore = {
    moved: async () => ({ matches: [], rooms: [] }),
    visitorsElsewhere: async () => new Map(),
    saveVisitors: async () => void saved++,
    saveLoad: async () => {},
    loadsElsewhere: async () => [],
  };
  store = Object.assign(memoryStore(), { shared });
  presence = new Presence();
  log = pino({ level: 'silent' });
  const bus = new LocalHub().join();
  cluster = new Cluster({ store, bus, presence, log });
  const failed = (error: unknown) => {
    throw error;
  };
  chat = new Chat({ store, bus, words: new ForbiddenWords(), subscriptions: cluster.subscriptions, failed });
  await cluster.start(matches, chat, () => false);
});

afterEach(async () => {
  cluster.stop();
  await store.close();
  jest.useRealTimers();
});

test('a stopped server sends no heartbeat and polls for no changes', async () => {
  const beats = jest.spyOn(store.leases, 'heartbeat');
  const asked = jest.spyOn(store.shared as SharedStore, 'moved');
  await pass(HEARTBEAT_INTERVAL_MS);
  expect([beats.mock.calls.length, asked.mock.calls.length]).toEqual([1, 1]);
  cluster.stop();
  await pass(10 * HEARTBEAT_INTERVAL_MS);
  expect([beats.mock.calls.length, asked.mock.calls.length]).toEqual([1, 1]);
});

test('a chat message of another server is found once by the next poll, even if the bus lost it', async () => {
  const room = keptRoom(['Ana', 'Ben']);
  await store.createRoom(room);
  const leave = await cluster.subscriptions.subscribe(room.code);
  await chat.history(room.code);
  const heard: string[] = [];
  chat.listen((code, remarks) => heard.push(code, ...remarks.map(({ saying }) => JSON.stringify(saying))));
  const speaker = { seat: null, name: 'Wanda' };
  await store.chat.add({ roomCode: room.code, audience: 'all', at: 0, speaker, saying: { text: 'Hello' } });
  await pass(2 * POLL_INTERVAL_MS);
  leave();
  expect(heard).toEqual([room.code, '{"text":"Hello"}']);
});

test('a leaving server does not report the visitors it disconnects as gone', async () => {
  const leave = presence.enter('K7WQ3H', { name: 'Ana', hostHash: null, seatHash: null });
  await pass(0);
  await pass(100);
  expect(saved).toBe(1);
  cluster.stop();
  await cluster.leave();
  leave();
  await pass(1000);
  expect(saved).toBe(1);
});

test.each([
  ['is logged', false, 1],
  ['is not logged after the server has stopped, since the store may be gone too', true, 0],
])('a failure to release the leases %s', async (_, stopped, times) => {
  const warned = jest.spyOn(log, 'warn');
  jest.spyOn(store.leases, 'leave').mockRejectedValueOnce(new Error('away'));
  if (stopped) cluster.stop();
  await cluster.leave();
  expect(warned).toHaveBeenCalledTimes(times);
});
