import { LocalHub } from '../cluster/bus/localBus';
import { RoomSubscriptions } from '../cluster/roomSubscriptions';
import type { RoomRecord } from '../store/records';
import type { Store } from '../store/store';
import { fakeTime, pass } from '../testing/roomParts';
import { keptRoom } from '../testing/roomRecords';
import { memoryStore } from '../testing/stores';
import { FollowedMatches } from './followedMatches';

/** A room whose match this server owns. */
const room = keptRoom(['Ana', 'Ben'], { state: 'playing', matchId: 'm', owner: 'here' });
const { code } = room;

let store: Store;
let subscriptions: RoomSubscriptions;
let followed: FollowedMatches;
/** The matches that were looked at and stopped. */
let looked: string[];
let stopped: string[];
/** Number of subscriptions to the match. */
let watchers: number;
/** Resolves when the match can be subscribed to. */
let ready: Promise<void>;
let failures: number;

beforeEach(async () => {
  fakeTime();
  store = memoryStore();
  await store.createRoom(room);
  subscriptions = new RoomSubscriptions({ store, bus: new LocalHub().join(), remotePresence: null, failed: () => {} });
  [looked, stopped, watchers, failures] = [[], [], 0, 0];
  ready = Promise.resolve();
  const watch = async () => {
    await ready;
    watchers++;
    return () => void watchers--;
  };
  followed = new FollowedMatches({
    ...{ subscriptions, matches: { watch }, registry: { id: 'here' } },
    look: (matchId) => looked.push(matchId),
    stop: (matchId) => stopped.push(matchId),
    failed: () => failures++,
  });
});

afterEach(async () => {
  followed.close();
  await store.close();
  jest.useRealTimers();
});

async function saved(change: Partial<RoomRecord>): Promise<void> {
  const before = (await store.loadRoom(code)) as RoomRecord;
  const after = { ...before, ...change, version: before.version + 1 };
  expect(await store.saveRoom(after)).toBe('saved');
  subscriptions.saved(after, before);
  await pass(0);
}

test('a match owned by this server is followed, and looked at whenever its room changes', async () => {
  await saved({});
  expect([followed.ownsAny, followed.matchIn(code), watchers, looked]).toEqual([true, 'm', 1, ['m']]);
  await saved({ listed: true });
  expect([watchers, looked]).toEqual([1, ['m', 'm']]);
  expect(followed.roomOf('m', code)).toMatchObject({ listed: true });
});

test('the match of a deleted room is neither followed nor owned', async () => {
  await saved({});
  subscriptions.deleted(room);
  await pass(0);
  expect([stopped, watchers, followed.ownsAny]).toEqual([['m'], 0, false]);
});

test.each<[string, Partial<RoomRecord>]>([
  ['whose room is over', { state: 'over' }],
  ['that was followed by another one', { matchId: 'next' }],
  ['that another server owns and nobody watches here', { owner: 'there' }],
])('a match %s is no longer followed, and stopped', async (_, change) => {
  await saved({});
  await saved(change);
  expect(stopped).toEqual(['m']);
  expect(followed.roomOf('m', code)).toBeUndefined();
});

test('a failed subscription to a room is tried again after two seconds', async () => {
  jest.spyOn(store, 'loadRoom').mockRejectedValueOnce(new Error('away'));
  subscriptions.saved(room, undefined);
  await pass(0);
  await pass(1999);
  expect([failures, followed.matchIn(code)]).toEqual([1, undefined]);
  await pass(1);
  expect([failures, followed.matchIn(code)]).toEqual([1, 'm']);
});

test('after the end no match is followed, and nothing is tried again', async () => {
  await saved({});
  followed.close();
  expect([watchers, stopped, followed.ownsAny, subscriptions.room(code)]).toEqual([0, ['m'], false, undefined]);
  const away = jest.spyOn(store, 'loadRoom').mockRejectedValue(new Error('away'));
  subscriptions.saved(room, undefined);
  await pass(10_000);
  expect([failures, jest.getTimerCount()]).toEqual([0, 0]);
  away.mockRestore();
});

test('a subscription that failed before the end is not tried again after it', async () => {
  const away = jest.spyOn(store, 'loadRoom').mockRejectedValue(new Error('away'));
  subscriptions.saved(room, undefined);
  await pass(0);
  followed.close();
  expect(jest.getTimerCount()).toBe(0);
  await pass(10_000);
  expect(failures).toBe(1);
  away.mockRestore();
});

test.each(['succeeds', 'fails'])(
  'a subscription that %s only after the end is released, and not tried again',
  async (outcome) => {
    let settle = () => {};
    ready = new Promise((succeed, fail) => {
      settle = outcome === 'fails' ? () => fail(new Error('away')) : succeed;
    });
    await saved({});
    followed.close();
    settle();
    await pass(0);
    expect([watchers, looked, jest.getTimerCount()]).toEqual([0, [], 0]);
  },
);
