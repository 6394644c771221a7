import { pino } from 'pino';
import { Server } from 'socket.io';
import { hashKey } from '../rooms/access/keys';
import { Presence } from '../rooms/presence/presence';
import type { RoomRecord } from '../store/records';
import type { Store } from '../store/store';
import { keptRoom } from '../testing/roomRecords';
import { trackMatchPresence } from './matchPresence';

const room = keptRoom(['Ana', 'Ben'], { matchId: 'm1', state: 'playing' });

let presence: Presence;
/** Answers what the store is asked, in turn. */
let asked: { answer(room: RoomRecord | undefined): void; fail(): void }[];
let complaints: number;
let adapter: ReturnType<Server['of']>['adapter'];

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
  trackMatchPresence(io, { store: { loadRoomOfMatch } as Partial<Store> as Store, presence, log, games: ['toy'] });
  adapter = io.of('/toy').adapter;
});

const join = (socket: string, name: string) => adapter.addAll(socket, new Set([name]));
const leave = (socket: string, name: string) => adapter.del(socket, name);
const settled = () => new Promise((resolve) => setImmediate(resolve));
const hashes = () => presence.here(room.code).map(({ seatHash }) => seatHash);

/** The socket has proved its seat, and the room has been read. */
async function enter(socket: string, seat: string): Promise<void> {
  join(socket, `m1/${seat}`);
  asked.shift()?.answer(room);
  await settled();
}

test('whoever has proved a seat of a match is here in its room, until they leave', async () => {
  await enter('s1', '1');
  expect(presence.here(room.code)).toEqual([{ name: 'Ben', hostHash: null, seatHash: hashKey('key-Ben') }]);
  leave('s1', 'm1/1');
  expect(hashes()).toEqual([]);
});

test('whoever leaves while the room is being read is not here', async () => {
  join('s1', 'm1/0');
  leave('s1', 'm1/0');
  asked[0]?.answer(room);
  await settled();
  expect(hashes()).toEqual([]);
});

test('whoever leaves and comes again while the room is being read is here once', async () => {
  join('s1', 'm1/0');
  leave('s1', 'm1/0');
  join('s1', 'm1/0');
  for (const { answer } of asked) answer(room);
  await settled();
  expect(hashes()).toEqual([hashKey('key-Ana')]);
  leave('s1', 'm1/0');
  expect(hashes()).toEqual([]);
});

test('each connection is here by itself, also two at one seat', async () => {
  await enter('s1', '0');
  await enter('s2', '0');
  await enter('s3', '1');
  leave('s1', 'm1/0');
  expect(hashes()).toEqual([hashKey('key-Ana'), hashKey('key-Ben')]);
});

test.each(['m1', 'm1/watchers', 's1', 'm1/', 'm1/0/0'])('nobody is here by being in %s', async (name) => {
  join('s1', name);
  await settled();
  expect(asked).toEqual([]);
});

test.each([
  ['a match without a room', undefined, 'm1/0'],
  ['a seat the room does not have', room, 'm1/7'],
])('nobody is here by %s', async (_, found, name) => {
  join('s1', name);
  asked[0]?.answer(found);
  await settled();
  leave('s1', name);
  expect([hashes(), complaints]).toEqual([[], 0]);
});

test('that the room could not be read is logged, and disturbs nobody', async () => {
  join('s1', 'm1/0');
  asked[0]?.fail();
  await settled();
  leave('s1', 'm1/0');
  expect([hashes(), complaints]).toEqual([[], 1]);
});
