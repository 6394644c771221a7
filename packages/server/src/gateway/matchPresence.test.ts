import { pino } from 'pino';
import { Server, type Socket } from 'socket.io';
import { browserHashIn, hashKey } from '../rooms/access/keys';
import { ShownKeys } from '../rooms/access/shownKeys';
import { Presence } from '../rooms/presence/presence';
import type { RoomRecord } from '../store/records';
import type { Store } from '../store/store';
import { keptRoom } from '../testing/roomRecords';
import { trackMatchPresence } from './matchPresence';

const room = keptRoom(['Ana', 'Ben'], { matchId: 'm1', state: 'playing' });

let presence: Presence;
/** The pending queries of the store, in order. */
let asked: { answer(room: RoomRecord | undefined): void; fail(): void }[];
let complaints: number;
let namespace: ReturnType<Server['of']>;

beforeEach(() => {
  presence = new Presence();
  asked = [];
  complaints = 0;
  const loadRoomOfMatch = () =>
    new Promise<RoomRecord | undefined>((answer, reject) => {
      asked.push({ answer, fail: () => reject(new Error('away')) });
    });
  const log = pino({ level: 'error' }, { write: () => void complaints++ });
  const io = new Server();
  const shownKeys = new ShownKeys(async () => {});
  const store = { loadRoomOfMatch } as Partial<Store> as Store;
  trackMatchPresence(io, { store, presence, shownKeys, log, games: ['toy'] });
  namespace = io.of('/toy');
});

const join = (socket: string, name: string) => namespace.adapter.addAll(socket, new Set([name]));
const leave = (socket: string, name: string) => namespace.adapter.del(socket, name);
const settled = () => new Promise((resolve) => setImmediate(resolve));
const hashes = () => presence.here(room.code).map(({ seatHash }) => seatHash);

/** Authenticates a socket for a seat and answers the query for its room. */
async function enter(socket: string, seat: string): Promise<void> {
  join(socket, `m1/${seat}`);
  asked.shift()?.answer(room);
  await settled();
}

test('a client that has proved a seat of a match is present in its room until it leaves', async () => {
  await enter('s1', '1');
  expect(presence.here(room.code)).toEqual([{ name: 'Ben', hostHash: null, seatHash: hashKey('key-Ben') }]);
  leave('s1', 'm1/1');
  expect(hashes()).toEqual([]);
});

test.each<[unknown, string | undefined]>([
  [{ browser: 'hers' }, browserHashIn(room.code, 'hers')],
  [{}, undefined],
  [{ browser: 7 }, undefined],
  [undefined, undefined],
])('a connection with the auth data %j has the id of its browser, if it is valid', async (auth, browserHash) => {
  namespace.sockets.set('s1', { handshake: { auth } } as unknown as Socket);
  await enter('s1', '1');
  expect(presence.here(room.code)[0]?.browserHash).toBe(browserHash);
});

test('a client that leaves while the room is read is not present', async () => {
  join('s1', 'm1/0');
  leave('s1', 'm1/0');
  asked[0]?.answer(room);
  await settled();
  expect(hashes()).toEqual([]);
});

test('a client that leaves and returns while the room is read is present once', async () => {
  join('s1', 'm1/0');
  leave('s1', 'm1/0');
  join('s1', 'm1/0');
  for (const { answer } of asked) answer(room);
  await settled();
  expect(hashes()).toEqual([hashKey('key-Ana')]);
  leave('s1', 'm1/0');
  expect(hashes()).toEqual([]);
});

test('each connection counts separately, even two at one seat', async () => {
  await enter('s1', '0');
  await enter('s2', '0');
  await enter('s3', '1');
  leave('s1', 'm1/0');
  expect(hashes()).toEqual([hashKey('key-Ana'), hashKey('key-Ben')]);
});

test.each(['m1', 'm1/watchers', 's1', 'm1/', 'm1/0/0'])('joining %s makes nobody present', async (name) => {
  join('s1', name);
  await settled();
  expect(asked).toEqual([]);
});

test.each([
  ['a match without a room', undefined, 'm1/0'],
  ['a seat the room does not have', room, 'm1/7'],
])('%s makes nobody present', async (_, found, name) => {
  join('s1', name);
  asked[0]?.answer(found);
  await settled();
  leave('s1', name);
  expect([hashes(), complaints]).toEqual([[], 0]);
});

test('a failure to read the room is logged and has no other effect', async () => {
  join('s1', 'm1/0');
  asked[0]?.fail();
  await settled();
  leave('s1', 'm1/0');
  expect([hashes(), complaints]).toEqual([[], 1]);
});
