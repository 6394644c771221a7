import type { Desk } from '@lantern/protocol/desk';
import { usualTempo } from '@lantern/protocol/tempo';
import { openRoom, start, startApp, stopApps, type TestApp, visit } from '../../testing/app';
import { eventually } from '../../testing/eventually';
import { CANARY, calmToy, toy } from '../../testing/toy';

let app: TestApp;
beforeEach(async () => {
  app = await startApp({ modules: [toy, calmToy], suspendAfter: 0 });
});
afterEach(stopApps);

/** A room of Ana and Ben. */
const opened = (wish: object = {}) => openRoom(app, wish, ['Ana', 'Ben']);

const overDays = () => opened({ game: 'calm', tempo: usualTempo(1, 'Europe/Berlin') });

const desk = async (rooms: { code: string; keys: string[] }[]): Promise<Desk> =>
  (await app.post('/api/desk', { rooms }).expect(200)).body;

test('a room over days is listed with its people, the awaited players and the deadline', async () => {
  const { room, hostKey, keys } = await overDays();
  await start(app, room.code, hostKey);
  const { rooms, gone } = await desk([{ code: room.code, keys: [keys[1] ?? ''] }]);
  expect(gone).toEqual([]);
  expect(rooms).toMatchObject([
    {
      ...{ code: room.code, game: 'calm', state: 'playing', paused: false, overDays: true, mine: ['1'], unread: 0 },
      seats: [
        { seat: '0', kind: 'person', name: 'Ana' },
        { seat: '1', kind: 'person', name: 'Ben' },
      ],
      dayClock: { kind: 'turn', owing: [{ seat: '0' }] },
    },
  ]);
  expect(rooms[0]?.dayClock?.dueAt).toBeGreaterThan(Date.now());
});

test('no match is loaded for it, and nothing hidden or secret is sent', async () => {
  const { room, hostKey, keys } = await overDays();
  const { matchId } = await start(app, room.code, hostKey);
  await eventually(async () => ((await app.parts.store.loadRoom(room.code))?.owner === null ? true : undefined));
  app.parts.matches.unload(matchId as string);
  const told = await desk([{ code: room.code, keys }]);
  expect(app.parts.matches.loaded).toBe(0);
  for (const secret of [CANARY, hostKey, ...keys]) expect(JSON.stringify(told)).not.toContain(secret);
});

test('a room in one go is listed without the awaited players', async () => {
  const { room, hostKey, keys } = await opened();
  await start(app, room.code, hostKey);
  const { rooms } = await desk([{ code: room.code, keys }]);
  expect(rooms).toMatchObject([{ state: 'playing', overDays: false, mine: ['0', '1'] }]);
  expect(rooms[0]).not.toHaveProperty('dayClock');
  expect(rooms[0]?.ago).toBeGreaterThanOrEqual(0);
});

test('an invalid key gets the public data', async () => {
  const { room, keys } = await opened();
  const other = await opened();
  const none = await desk([{ code: room.code, keys: [] }]);
  expect(none.rooms).toMatchObject([{ code: room.code, mine: [], ago: null, unread: 0 }]);
  for (const key of ['wrong', other.keys[0] ?? ''])
    expect(await desk([{ code: room.code, keys: [key] }])).toEqual(none);
  expect(await desk([{ code: room.code.toLowerCase(), keys }])).not.toEqual(none);
});

test('rooms that do not exist are listed as gone', async () => {
  const { room } = await opened();
  const asked = ['BBBBBB', 'no code', room.code].map((code) => ({ code, keys: ['key'] }));
  expect(await desk(asked)).toMatchObject({ rooms: [{ code: room.code }], gone: ['BBBBBB', 'no code'] });
});

test('an address that has requested too many unknown rooms gets only rooms whose key it shows', async () => {
  const { room, keys } = await opened();
  const other = await opened();
  const unknown = Array.from('BCDFGHJKMNPQRTVWXYZ23', (letter) => ({ code: letter.repeat(6), keys: [] }));
  const told = await desk([...unknown, { code: room.code, keys: keys.slice(1) }, { code: other.room.code, keys: [] }]);
  expect(told.gone).toHaveLength(20);
  expect(told.rooms.map(({ code }) => code)).toEqual([room.code]);
  await app.get(`/api/rooms/${other.room.code}`).expect(429);
});

test('messages by others are unread until the person has read them on some device', async () => {
  const { room, keys } = await opened();
  const { code } = room;
  const [ana, ben] = await Promise.all(keys.map((seatKey) => visit(app, { code, seatKey })));
  for (const text of ['Hello', 'Anybody?']) await ben?.socket.emitWithAck('say', { text });
  const unread = async (key: string | undefined) => (await desk([{ code, keys: [key ?? ''] }])).rooms[0]?.unread;
  expect([await unread(keys[0]), await unread(keys[1])]).toEqual([2, 0]);
  await ana?.socket.emitWithAck('mark', { read: 1 });
  expect(await unread(keys[0])).toBe(1);
});

test.each([
  ['more rooms than a hundred', { rooms: Array.from({ length: 101 }, () => ({ code: 'BBBBBB', keys: [] })) }],
  ['more keys than people can share a browser', { rooms: [{ code: 'BBBBBB', keys: Array(9).fill('key') }] }],
  ['a key that is too long', { rooms: [{ code: 'BBBBBB', keys: ['k'.repeat(201)] }] }],
])('%s are refused', async (_, body) => {
  expect((await app.post('/api/desk', body).expect(400)).body.code).toBe('MALFORMED');
});
