import { DAY } from '@lantern/protocol/timeUnits';
import { openRoom, roomOf, start, startApp, startNext, stopApps, type TestApp, visit } from '../../testing/app';
import { eventually } from '../../testing/eventually';
import type { LogListener } from '../../testing/loggedSecrets';
import { Presence } from '../presence/presence';
import { Retention } from './retention';

afterEach(stopApps);

/** A server that keeps finished rooms for 10 days and abandoned ones for 20, by default. */
const keeping = (finished = 10, abandoned = 20) =>
  startApp({ env: { KEEP_FINISHED_DAYS: String(finished), KEEP_ABANDONED_DAYS: String(abandoned) } });

/** The rooms that are left after this number of days. */
async function left(app: TestApp, days: number): Promise<string[]> {
  await app.parts.retention.sweep(Date.now() + days * DAY);
  const kept = await app.parts.store.maintenance.rooms({ before: Number.MAX_SAFE_INTEGER, after: null, limit: 1000 });
  return kept.map(({ room }) => room.state).sort();
}

/** A room of each state: open, playing, over. */
async function threeRooms(app: TestApp) {
  const open = await openRoom(app);
  const playing = await openRoom(app, {}, ['Ana', 'Ben']);
  const over = await openRoom(app, {}, ['Ana', 'Ben']);
  const ids: string[] = [];
  for (const { room, hostKey } of [playing, over]) {
    ids.push((await start(app, room.code, hostKey)).matchId as string);
  }
  const match = await app.parts.matches.open(ids[1] as string);
  expect(await match?.act({ seat: '0', move: 'concede', args: [] })).toMatchObject({ ok: true });
  await eventually(async () => ((await roomOf(app, over.room.code)).state === 'over' ? true : undefined));
  return { open, playing, over, matchId: ids[0] as string };
}

test('a finished room is deleted after its days, an abandoned one after its own', async () => {
  const app = await keeping();
  await threeRooms(app);
  expect(await left(app, 9.9)).toEqual(['open', 'over', 'playing']);
  expect(await left(app, 10.1)).toEqual(['open', 'playing']);
  expect(await left(app, 19.9)).toEqual(['open', 'playing']);
  expect(await left(app, 20.1)).toEqual([]);
});

test('the number of deleted rooms is logged, if any', async () => {
  const told: object[] = [];
  const log: LogListener = { level: 'info', write: (line) => void told.push(JSON.parse(line)) };
  const app = await startApp({ env: { KEEP_FINISHED_DAYS: '10', KEEP_ABANDONED_DAYS: '20' }, log });
  await threeRooms(app);
  const deletions = () => told.filter((line) => 'rooms' in line);
  await left(app, 9.9);
  expect(deletions()).toEqual([]);
  await left(app, 20.1);
  expect(deletions()).toEqual([expect.objectContaining({ level: 30, rooms: 3, msg: 'old rooms were deleted' })]);
});

test('for a room with a date the days count from that date', async () => {
  const app = await keeping();
  const { room, hostKey } = await openRoom(app);
  const at = Date.now() + 30 * DAY;
  await app.post(`/api/rooms/${room.code}/game-night`, { at }, hostKey).expect(200);
  expect(await left(app, 49.9)).toEqual(['open']);
  expect(await left(app, 50.1)).toEqual([]);
});

test('a room that is open through another server is kept, even if no other room is old', async () => {
  const app = await keeping();
  const { room } = await openRoom(app);
  const { store } = app.parts;
  let elsewhere = new Map([[room.code, [{ name: 'Zoe', hostHash: null, seatHash: null }]]]);
  const remotePresence = { look: async () => elsewhere };
  const parts = { store, presence: new Presence(), subscriptions: { deleted: () => {} }, remotePresence };
  const keep = { finishedDays: 10, abandonedDays: 20 };
  const retention = new Retention({ ...parts, keep, log: app.log } as never);
  const kept = async () => (await store.loadRoom(room.code)) !== undefined;
  await retention.sweep(Date.now() + 21 * DAY);
  expect(await kept()).toBe(true);
  elsewhere = new Map();
  await retention.sweep(Date.now() + 21 * DAY);
  expect(await kept()).toBe(false);
});

test.each([
  [0, 20, ['over']],
  [10, 0, ['open', 'playing']],
  [0, 0, ['open', 'over', 'playing']],
])('with %i and %i days, where 0 is forever, %j are left in the end', async (finished, abandoned, states) => {
  const app = await keeping(finished, abandoned);
  await threeRooms(app);
  expect(await left(app, 30_000)).toEqual(states);
});

/** Ends the match of a room by the vote of its one person, and starts the next one. */
async function again(app: TestApp, room: { code: string; hostKey: string; keys: string[] }): Promise<string> {
  await app.post(`/api/rooms/${room.code}/end`, { wanted: true }, room.keys[0]).expect(200);
  return (await startNext(app, room, 'start')).matchId as string;
}

test('a match without a move is deleted a day after its deal, once its room has another one; played matches stay', async () => {
  const app = await keeping(0, 0);
  const { room, hostKey, keys } = await openRoom(app, {}, ['Ana']);
  await app.post(`/api/rooms/${room.code}/seats/1/bot`, {}, hostKey).expect(200);
  const played = (await start(app, room.code, hostKey)).matchId as string;
  const match = await app.parts.matches.open(played);
  expect(await match?.act({ seat: '0', move: 'draw', args: [] })).toMatchObject({ ok: true });
  const unplayed = await again(app, { code: room.code, hostKey, keys });
  const newest = await again(app, { code: room.code, hostKey, keys });
  const matches = async (days: number) => {
    await app.parts.retention.sweep(Date.now() + days * DAY);
    return app.parts.store.maintenance.matches(room.code);
  };
  expect(await matches(0.9)).toEqual(expect.arrayContaining([played, unplayed, newest]));
  expect((await matches(1.1)).sort()).toEqual([played, newest].sort());
  expect((await roomOf(app, room.code)).matchId).toBe(newest);
});

test('a room that somebody has open stays until they leave', async () => {
  const app = await keeping();
  const { room } = await openRoom(app);
  const { socket } = await visit(app, { code: room.code });
  expect(await left(app, 21)).toEqual(['open']);
  socket.disconnect();
  await eventually(async () => ((await left(app, 21)).length === 0 ? true : undefined));
});

test('more rooms than one batch are deleted', async () => {
  const app = await keeping();
  for (let n = 0; n < 45; n++) await openRoom(app);
  expect(await left(app, 21)).toEqual([]);
});

test('the server that owns the match of a deleted room drops it', async () => {
  const app = await keeping();
  const { matchId } = await threeRooms(app);
  expect(app.parts.players.needed).toBe(true);
  expect(await left(app, 21)).toEqual([]);
  expect(app.parts.players.needed).toBe(false);
  expect(await app.parts.matches.open(matchId)).toBeUndefined();
});

test('players in a running room that is deleted learn at the next move that it does not exist', async () => {
  const app = await keeping();
  const { playing, matchId } = await threeRooms(app);
  const { room } = playing;
  const { socket } = await visit(app, { code: room.code });
  const gone = new Promise<string>((heard) => socket.once('disconnect', heard));
  const kept = await app.parts.store.loadRoom(room.code);
  if (!kept) throw new Error('no room');
  const match = await app.parts.matches.open(matchId);
  expect(await app.parts.store.maintenance.deleteRoom({ room: kept, changedAt: Date.now() })).toBe('deleted');
  expect(await match?.act({ seat: '0', move: 'draw', args: [] })).toMatchObject({ refusal: { code: 'NO_SUCH_MATCH' } });
  expect(await gone).toBe('transport close');
  await expect(visit(app, { code: room.code })).rejects.toMatchObject({ code: 'NO_SUCH_ROOM' });
});
