import type { RoomGlance } from '@lantern/protocol/roomGlance';
import { openRoom, start, startApp, stopApps, type TestApp } from '../testing/app';
import { keptMatch } from '../testing/keptMatch';
import { CANARY } from '../testing/toy';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});
afterEach(stopApps);

const glance = async (code: string): Promise<RoomGlance> =>
  (await app.get(`/api/rooms/${code}/glance`).expect(200)).body;

/** Starts a match of Ana and Ben. */
async function dealt() {
  const { room, hostKey } = await openRoom(app, {}, ['Ana', 'Ben']);
  const { matchId } = await start(app, room.code, hostKey);
  return { code: room.code, matchId: matchId as string };
}

const opened = async (matchId: string) => {
  const match = await app.parts.matches.open(matchId);
  if (!match) throw new Error('no match');
  return match;
};

test('a room without a running match waits for nobody', async () => {
  const { room } = await openRoom(app, {}, ['Ana']);
  expect(await glance(room.code)).toMatchObject({ room: { code: room.code, state: 'open' }, turn: null });
});

test('a running match waits for the seats that publicly owe a decision, and reveals nothing hidden', async () => {
  const { code, matchId } = await dealt();
  const seen = await glance(code);
  expect(seen.turn?.seats).toEqual(Object.keys((await opened(matchId)).view(null).stages));
  expect(JSON.stringify(seen)).not.toContain(CANARY);
});

test('the wait starts with the last move, even after a restart of the server', async () => {
  const { code, matchId } = await dealt();
  const deal = (await opened(matchId)).movedAt;
  const record = await keptMatch(app.parts.store, matchId).load();
  expect(deal).toBe(record?.createdAt);
  expect(await (await opened(matchId)).act({ seat: '0', move: 'draw', args: [] })).toMatchObject({ ok: true });
  const [move] = await keptMatch(app.parts.store, matchId).moves();
  expect((await opened(matchId)).movedAt).toBe(move?.at);
  const { folder } = app;
  await app.close();
  app = await startApp({ folder });
  expect((await opened(matchId)).movedAt).toBe(move?.at);
  expect((await glance(code)).turn?.ago).toBeGreaterThanOrEqual(0);
});

test('the last fact is the last public one', async () => {
  const { code, matchId } = await dealt();
  await (await opened(matchId)).act({ seat: '0', move: 'draw', args: [] });
  const { story } = (await opened(matchId)).view(null);
  expect(story).not.toEqual([]);
  expect((await glance(code)).turn?.told).toEqual(story.at(-1));
});

test('a finished match waits for nobody', async () => {
  const { code, matchId } = await dealt();
  await (await opened(matchId)).act({ seat: '0', move: 'concede', args: [] });
  expect((await glance(code)).turn).toBeNull();
});

test('an unknown code is refused', async () => {
  await app.get('/api/rooms/ZZZZZZ/glance').expect(404);
});
