import { usualTempo } from '@lantern/protocol/tempo';
import { DAY, HOUR } from '@lantern/protocol/timeUnits';
import { match } from '../../store/contract/records';
import type { Store } from '../../store/store';
import { fakeTime, openRoomParts, pass, type RoomParts } from '../../testing/roomParts';
import { keptRoom } from '../../testing/roomRecords';
import { type Keep, Retention } from './retention';

let parts: RoomParts;
let store: Store;

beforeEach(() => {
  fakeTime();
  parts = openRoomParts();
  ({ store } = parts);
});
afterEach(async () => {
  await parts.close();
  jest.useRealTimers();
});

const retention = (keep: Keep) => new Retention({ ...parts, remotePresence: null, keep });
const isThere = async () => (await store.loadRoom(keptRoom([]).code)) !== undefined;

test.each(['over', 'open'] as const)('a room that is %s is kept for exactly its days', async (state) => {
  await store.createRoom(keptRoom(['Ana'], { state, updatedAt: 5 }));
  const swept = retention(
    state === 'over' ? { finishedDays: 1, abandonedDays: 3 } : { finishedDays: 3, abandonedDays: 1 },
  );
  await swept.sweep(5 + DAY);
  expect(await isThere()).toBe(true);
  await swept.sweep(5 + DAY + 1);
  expect(await isThere()).toBe(false);
});

test('a match without a move is kept for exactly a day', async () => {
  await store.createRoom(keptRoom(['Ana'], { matchId: 'next' }));
  const { code: roomCode } = keptRoom([]);
  await store.createMatch(match('m', { roomCode, createdAt: 5 }));
  await store.createMatch(match('next', { roomCode, createdAt: 5 }));
  const forEver = retention({ finishedDays: 0, abandonedDays: 0 });
  await forEver.sweep(5 + DAY);
  expect(await store.maintenance.matches(roomCode)).toHaveLength(2);
  await forEver.sweep(5 + DAY + 1);
  expect(await store.maintenance.matches(roomCode)).toEqual(['next']);
});

test('old rooms are searched at the start and every hour, until it stops', async () => {
  const looked = jest.spyOn(store.maintenance, 'deleteUnplayed');
  const repeated = retention({ finishedDays: 1, abandonedDays: 1 });
  repeated.start();
  await pass(HOUR - 1);
  expect(looked).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(looked).toHaveBeenCalledTimes(2);
  repeated.stop();
  await pass(DAY);
  expect(looked).toHaveBeenCalledTimes(2);
});

test('an old room is deleted after a full batch of rooms that stay', async () => {
  const codes = [...'BCDFGHJKMNPQRTVWXYZ23'].map((letter) => letter.repeat(6));
  for (const [n, code] of codes.entries()) await store.createRoom(keptRoom(['Ana'], { code, updatedAt: n }));
  const visitor = { name: '', hostHash: null, seatHash: null };
  for (const code of codes.slice(0, 20)) parts.presence.enter(code, visitor);
  await retention({ finishedDays: 1, abandonedDays: 1 }).sweep(2 * DAY);
  const left = await Promise.all(codes.map((code) => store.loadRoom(code)));
  expect(left.flatMap((room) => room?.code ?? [])).toEqual(codes.slice(0, 20));
});

test('a room over days is kept for at least ninety days while it waits for a move, but not before its match begins', async () => {
  const tempo = usualTempo(7, 'Europe/Berlin');
  const { hosting } = keptRoom([]);
  const swept = retention({ finishedDays: 1, abandonedDays: 1 });
  for (const [state, days] of [
    ['open', 1],
    ['playing', 90],
  ] as const) {
    await store.createRoom(keptRoom(['Ana'], { state, hosting: { ...hosting, tempo }, updatedAt: 5 }));
    await swept.sweep(5 + days * DAY);
    expect(await isThere()).toBe(true);
    await swept.sweep(5 + days * DAY + 1);
    expect(await isThere()).toBe(false);
  }
});
