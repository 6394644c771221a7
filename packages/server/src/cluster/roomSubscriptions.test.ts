import type { RoomRecord } from '../store/records';
import type { Store } from '../store/store';
import { eventually } from '../testing/eventually';
import { openRoomParts, type RoomParts } from '../testing/roomParts';
import type { Bus } from './bus/bus';
import { LocalHub } from './bus/localBus';
import { RoomSubscriptions } from './roomSubscriptions';

let parts: RoomParts;
/** The bus of another server that shares the store. */
let other: Bus;
let subscriptions: RoomSubscriptions;
let code: string;
/** The calls of a listener, in order. */
let told: unknown[];

beforeEach(async () => {
  parts = openRoomParts();
  const hub = new LocalHub();
  other = hub.join();
  const failed = (error: unknown) => told.push(error);
  subscriptions = new RoomSubscriptions({ store: parts.store, bus: hub.join(), remotePresence: null, failed });
  code = (await parts.rooms.create({ game: 'toy', players: 2 })).room.code;
  told = [];
  subscriptions.listen({
    changed: (room, before) => told.push(['changed', room.version, before?.version]),
    wentBack: (room, known) => told.push(['went back', room.version, known]),
    deleted: (room) => told.push(['deleted', room.version]),
    chatMessage: (of) => told.push(['chat', of]),
    left: (of) => told.push(['left', of]),
  });
});
afterEach(() => parts.close());

const kept = async (store: Store = parts.store) => (await store.loadRoom(code)) as RoomRecord;

/** The next stored version of the room. */
async function changed(): Promise<RoomRecord> {
  const room = await kept();
  const next = { ...room, version: room.version + 1, listed: !room.listed };
  await parts.store.saveRoom(next);
  return next;
}

const eventuallyTold = (times: number) => eventually(() => (told.length >= times ? true : undefined));

test('a room is known from its first subscription to the end of the last', async () => {
  expect(subscriptions.room(code)).toBeUndefined();
  const [first, second] = [await subscriptions.subscribe(code), await subscriptions.subscribe(code)];
  expect(subscriptions.room(code)).toEqual(await kept());
  expect([...subscriptions.followedVersions()]).toEqual([[code, 1]]);
  first();
  first();
  expect(subscriptions.room(code)?.code).toBe(code);
  second();
  expect(subscriptions.room(code)).toBeUndefined();
  expect([...subscriptions.followedVersions()]).toEqual([]);
  expect(told).toEqual([
    ['changed', 1, undefined],
    ['left', code],
  ]);
});

test('a room that is not there cannot be subscribed to, and is followed by nobody then', async () => {
  await expect(subscriptions.subscribe('NOWHERE')).rejects.toThrow('NO_SUCH_ROOM');
  expect([...subscriptions.followedVersions()]).toEqual([]);
  expect(told).toEqual([['left', 'NOWHERE']]);
});

test('a change saved by this server is reported once, with the former room; an older one is not', async () => {
  await subscriptions.subscribe(code);
  const before = await kept();
  const next = await changed();
  subscriptions.saved(next, before);
  subscriptions.saved(next, before);
  subscriptions.saved(before, undefined);
  expect(told.slice(1)).toEqual([['changed', 2, 1]]);
  expect(subscriptions.room(code)).toBe(next);
});

test('a change saved by this server is reported even without a subscription', async () => {
  const before = await kept();
  subscriptions.saved(await changed(), before);
  expect(told).toEqual([['changed', 2, 1]]);
  expect(subscriptions.room(code)).toBeUndefined();
});

test('a change saved by another server is read and reported once, however often it is announced', async () => {
  await subscriptions.subscribe(code);
  const { version } = await changed();
  for (let n = 0; n < 3; n++) other.publish({ kind: 'room', id: code, version });
  await eventuallyTold(2);
  await subscriptions.catchUp([code]);
  other.publish({ kind: 'said', id: code });
  await eventuallyTold(3);
  expect(told.slice(1)).toEqual([
    ['changed', 2, 1],
    ['chat', code],
  ]);
});

test('a deleted room, here or elsewhere, is reported once and no longer known', async () => {
  await subscriptions.subscribe(code);
  const room = await kept();
  await parts.rooms.remove(code, () => true);
  await subscriptions.catchUp([code]);
  subscriptions.deleted(room);
  expect(told.slice(1)).toEqual([['deleted', 1]]);
  expect(subscriptions.room(code)).toBeUndefined();
});

test('a room deleted here is reported, and followed on without a version', async () => {
  await subscriptions.subscribe(code);
  subscriptions.deleted(await kept());
  expect(told.slice(1)).toEqual([['deleted', 1]]);
  expect([...subscriptions.followedVersions()]).toEqual([[code, 0]]);
});

test('a change saved by another server is known after catching up', async () => {
  await subscriptions.subscribe(code);
  await changed();
  await subscriptions.catchUp([code]);
  expect(told.slice(1)).toEqual([['changed', 2, 1]]);
});

test.each([1, 2])(
  'a change saved while a room is read stays and is reported once, if version %i was read',
  async (version) => {
    let read: (room: RoomRecord) => void = () => {};
    const reading = new Promise<RoomRecord>((resolve) => {
      read = resolve;
    });
    const before = await kept();
    jest.spyOn(parts.store, 'loadRoom').mockReturnValueOnce(reading);
    const subscribed = subscriptions.subscribe(code);
    const next = { ...before, version: 2 };
    subscriptions.saved(next, before);
    read({ ...before, version });
    await subscribed;
    expect([told, subscriptions.room(code)]).toEqual([[['changed', 2, 1]], next]);
  },
);

test('other servers are notified of changes and deletions', async () => {
  const heard: unknown[] = [];
  await other.subscribe(`room/${code}`, (news) => heard.push(news));
  const room = await kept();
  subscriptions.saved(room, undefined);
  subscriptions.deleted(room);
  await eventually(() => (heard.length === 2 ? true : undefined));
  expect(heard).toEqual([
    { kind: 'room', id: code, version: 1 },
    { kind: 'room', id: code, version: 2 },
  ]);
});

test('a removed listener is not called', async () => {
  const late: string[] = [];
  const end = subscriptions.listen({ changed: ({ code: of }) => late.push(of) });
  end();
  await subscriptions.subscribe(code);
  expect(late).toEqual([]);
});

test('visitors of other servers are followed from the first subscription to the end of the last', async () => {
  const followed: string[] = [];
  const remotePresence = {
    follow: async (of: string) => void followed.push(`follow ${of}`),
    unfollow: (of: string) => void followed.push(`unfollow ${of}`),
  };
  const following = new RoomSubscriptions({
    ...{ store: parts.store, bus: other, failed: () => {} },
    remotePresence: remotePresence as never,
  });
  const [first, second] = [await following.subscribe(code), await following.subscribe(code)];
  first();
  expect(followed).toEqual([`follow ${code}`]);
  second();
  expect(followed).toEqual([`follow ${code}`, `unfollow ${code}`]);
});

/** Waits until everything pending is done. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
}

test('messages about a room are received until the last subscription has ended', async () => {
  const end = await subscriptions.subscribe(code);
  end();
  told.length = 0;
  other.publish({ kind: 'said', id: code });
  await settled();
  expect(told).toEqual([]);
});

test('a room is read again only for an unknown version', async () => {
  await subscriptions.subscribe(code);
  const read = jest.spyOn(parts.store, 'loadRoom');
  other.publish({ kind: 'said', id: code });
  other.publish({ kind: 'visitors', id: code });
  other.publish({ kind: 'room', id: code, version: 1 });
  await settled();
  expect(read).not.toHaveBeenCalled();
  subscriptions.deleted(await kept());
  read.mockClear();
  other.publish({ kind: 'room', id: code, version: 1 });
  await settled();
  expect(read).toHaveBeenCalledTimes(1);
});

test('a room deleted elsewhere is reported after catching up', async () => {
  await subscriptions.subscribe(code);
  await parts.rooms.remove(code, () => true);
  await subscriptions.catchUp([code]);
  expect(told.slice(1)).toEqual([['deleted', 1]]);
});

test('visitors of other servers are read again when they change, and failures are reported', async () => {
  const pulled: unknown[] = [];
  const failures: unknown[] = [];
  const failure = new Error('away');
  const remotePresence = {
    follow: async () => {},
    unfollow: () => {},
    async pull(codes: string[]) {
      pulled.push(codes);
      throw failure;
    },
  };
  const hub = new LocalHub();
  const [near, far] = [hub.join(), hub.join()];
  const following = new RoomSubscriptions({
    ...{ store: parts.store, bus: near, remotePresence: remotePresence as never },
    failed: (error, of) => failures.push([error, of]),
  });
  await following.subscribe(code);
  far.publish({ kind: 'said', id: code });
  far.publish({ kind: 'visitors', id: code });
  await settled();
  expect([pulled, failures]).toEqual([[[code]], [[failure, code]]]);
});

test('a subscription that needs a newer version reads the room again, any other does not', async () => {
  await subscriptions.subscribe(code);
  await changed();
  await subscriptions.subscribe(code, 1);
  expect(subscriptions.room(code)?.version).toBe(1);
  await subscriptions.subscribe(code, 2);
  expect(subscriptions.room(code)?.version).toBe(2);
});

describe('a room whose changes the store has lost', () => {
  test('continues from the stored version, which is reported once with both numbers', async () => {
    const before = await kept();
    await subscriptions.subscribe(code);
    subscriptions.saved(await changed(), before);
    jest.spyOn(parts.store, 'loadRoom').mockResolvedValue(before);
    told = [];
    await subscriptions.catchUp([code]);
    await subscriptions.catchUp([code]);
    expect(told).toEqual([
      ['went back', 1, 2],
      ['changed', 1, 2],
    ]);
    expect(subscriptions.room(code)).toEqual(before);
  });

  test('is not meant by an answer that was read before the last change', async () => {
    const before = await kept();
    await subscriptions.subscribe(code);
    const next = await changed();
    jest.spyOn(parts.store, 'loadRoom').mockImplementationOnce(async () => {
      subscriptions.saved(next, before);
      return before;
    });
    told = [];
    await subscriptions.catchUp([code]);
    expect(told).toEqual([['changed', 2, 1]]);
    expect(subscriptions.room(code)).toEqual(next);
  });
});
