import type { AuditEntry, OperatorOverview } from '@lantern/protocol/operator';
import { openRoom, roomOf, start, startApp, stopApps, type TestApp, visit } from '../testing/app';
import { eventually } from '../testing/eventually';
import { keptMatch } from '../testing/keptMatch';

const TOKEN = 'the-token-of-the-operator-of-this-server';

let app: TestApp;
beforeEach(async () => {
  app = await startApp({ env: { ADMIN_TOKEN: TOKEN } });
});
afterEach(stopApps);

const ask = (path: string, token = TOKEN) => app.get(`/api/admin${path}`).set('authorization', `Bearer ${token}`);
const overview = async (query = ''): Promise<OperatorOverview> => (await ask(`/rooms${query}`).expect(200)).body;
const codes = async (query = '') => (await overview(query)).rooms.map(({ room }) => room.code);
const act = (code: string, body: object) => app.post(`/api/admin/rooms/${code}`, body, TOKEN);
const audit = async (): Promise<AuditEntry[]> => (await ask('/audit').expect(200)).body.entries;

async function playing(names = ['Anastasia', 'Ben']) {
  const opened = await openRoom(app, {}, names);
  const { matchId } = await start(app, opened.room.code, opened.hostKey);
  return { ...opened, code: opened.room.code, matchId: matchId as string };
}

describe('without the right token the routes do not exist', () => {
  test.each(['/rooms', '/audit'])('for reading %s', async (path) => {
    expect((await ask(path, 'another-token-of-the-same-length-as-it').expect(404)).body.code).toBe('NO_SUCH_ROUTE');
    expect((await app.get(`/api/admin${path}`).expect(404)).body.code).toBe('NO_SUCH_ROUTE');
  });

  test('for acting, which changes nothing', async () => {
    const { code } = await playing();
    await app.post(`/api/admin/rooms/${code}`, { act: 'delete' }, 'wrong-token').expect(404);
    await app.post('/api/admin/say', { text: 'Hello' }, 'wrong-token').expect(404);
    expect((await roomOf(app, code)).state).toBe('playing');
    expect(await audit()).toEqual([]);
  });

  test('if the server has none, for any token', async () => {
    const other = await startApp();
    await other.get('/api/admin/rooms').set('authorization', `Bearer ${TOKEN}`).expect(404);
  });

  test('after 10 wrong ones from an address even the right one is not checked', async () => {
    for (let tried = 0; tried < 10; tried++) await ask('/rooms', 'wrong-token').expect(404);
    expect((await ask('/rooms').expect(429)).body.code).toBe('TOO_MANY_TRIES');
  });

  test('right tokens do not count as tries', async () => {
    for (let tried = 0; tried < 12; tried++) await ask('/audit').expect(200);
  });
});

describe('the overview', () => {
  test('shows rooms with their people and visitors, those changed last first, and the load', async () => {
    const first = await playing(['Anastasia', 'Ben']);
    const second = await openRoom(app, {}, ['Cleo']);
    await visit(app, { code: first.code, name: 'Wanda' });
    const { rooms, fitting, server } = await overview();
    expect(rooms.map(({ room }) => room.code)).toEqual([second.room.code, first.code]);
    expect(rooms[1]).toMatchObject({ room: { state: 'playing', watcherCount: 1 }, matches: 1 });
    expect(rooms[1]?.room.seats.map(({ name }) => name)).toEqual(['Anastasia', 'Ben']);
    expect([fitting, server.matches]).toEqual([2, 1]);
    expect(server.memory).toBeGreaterThan(0);
  });

  test('contains no key and no secret of a match', async () => {
    const { hostKey, keys, matchId } = await playing();
    const text = JSON.stringify(await overview());
    const { state } = (await keptMatch(app.parts.store, matchId).load()) as { state: { fair?: { secret?: string } } };
    for (const secret of [hostKey, ...keys, String(state.fair?.secret)]) expect(text).not.toContain(secret);
    expect(text).not.toMatch(/keyHash|hostKeyHash/);
  });

  test('is filtered by state, game, code and name', async () => {
    const { code } = await playing(['Anastasia', 'Ben']);
    const open = (await openRoom(app, {}, ['Cleo'])).room.code;
    expect(await codes('?state=playing')).toEqual([code]);
    expect(await codes('?state=open')).toEqual([open]);
    expect(await codes('?game=toy')).toHaveLength(2);
    expect(await codes('?game=none')).toEqual([]);
    expect(await codes('?text=anasta')).toEqual([code]);
    expect(await codes(`?text=${open.toLowerCase()}`)).toEqual([open]);
    expect(await codes('?text=nobody')).toEqual([]);
    await ask('/rooms?state=odd').expect(400);
  });
});

describe('an act', () => {
  test('ends a match: nobody can move in it, and its players see who ended it', async () => {
    const { code, matchId, hostKey } = await playing();
    await act(code, { act: 'end' }).expect(204);
    expect(await roomOf(app, code)).toMatchObject({
      state: 'over',
      history: [{ matchId, end: 'operator', winners: [] }],
    });
    expect((await act(code, { act: 'end' }).expect(409)).body.code).toBe('ROOM_NOT_PLAYING');
    await start(app, code, hostKey);
  });

  test('deletes a room with everything', async () => {
    const { code, matchId } = await playing();
    await act(code, { act: 'delete' }).expect(204);
    await app.get(`/api/rooms/${code}`).expect(404);
    expect(await keptMatch(app.parts.store, matchId).load()).toBeUndefined();
  });

  test('locks and unlocks a room', async () => {
    const { code } = await playing();
    for (const locked of [true, false]) {
      await act(code, { act: 'lock', locked }).expect(204);
      expect((await roomOf(app, code)).locked).toBe(locked);
    }
  });

  test('frees a seat, and its key becomes invalid', async () => {
    const { code, keys } = await playing();
    await act(code, { act: 'free', seat: '1' }).expect(204);
    expect((await roomOf(app, code)).seats[1]).toMatchObject({ kind: 'empty' });
    await app.post(`/api/rooms/${code}/seats/1/stand`, undefined, keys[1]).expect(403);
    await act(code, { act: 'free', seat: '7' }).expect(404);
  });

  test('mutes somebody', async () => {
    const { code } = await playing();
    await act(code, { act: 'mute', seat: '1', name: 'Ben' }).expect(204);
    expect((await roomOf(app, code)).talk.muted).toEqual([{ seat: '1', name: 'Ben' }]);
  });

  test('posts an announcement to everybody in the room, as the operator', async () => {
    const { code } = await playing();
    const heard: object[] = [];
    await visit(app, { code }, (socket) => socket.on('said', (said: object[]) => heard.push(...said)));
    await act(code, { act: 'say', text: 'Restart at ten' }).expect(204);
    await eventually(() => (heard.length > 0 ? true : undefined));
    expect(heard).toMatchObject([
      { audience: 'all', speaker: { seat: null, name: '', operator: true }, saying: { text: 'Restart at ten' } },
    ]);
    expect(heard[0]).not.toHaveProperty('saying.operator');
    await act(code, { act: 'say', text: '' }).expect(400);
  });

  test('on an unknown room or of an unknown kind is refused', async () => {
    const { code } = await playing();
    await act('BBBBBB', { act: 'end' }).expect(404);
    await act(code, { act: 'win' }).expect(400);
    expect(await audit()).toEqual([]);
  });
});

test('an announcement to all reaches rooms with a running match or a recent change', async () => {
  const { code } = await playing();
  await openRoom(app, {}, ['Cleo']);
  expect((await app.post('/api/admin/say', { text: 'Restart at ten' }, TOKEN).expect(200)).body).toEqual({ rooms: 2 });
  const nothing = new Map([[code, { all: 0, watchers: 0 }]]);
  expect(await app.parts.store.chat.since(nothing)).toMatchObject([{ saying: { text: 'Restart at ten' } }]);
});

test('nobody else can speak as the operator', async () => {
  const { code } = await playing();
  const { socket } = await visit(app, { code, name: 'Wanda' });
  expect(await socket.emitWithAck('say', { text: 'Pay me', operator: true })).toMatchObject({ code: 'MALFORMED' });
});

test('all actions are in the audit log, newest first', async () => {
  const { code } = await playing();
  await act(code, { act: 'lock', locked: true }).expect(204);
  await app.post('/api/admin/say', { text: 'Good night' }, TOKEN).expect(200);
  await act(code, { act: 'delete' }).expect(204);
  expect(await audit()).toMatchObject([
    { by: 'page', act: 'delete', room: code },
    { act: 'say to all', room: null, detail: 'Good night' },
    { act: 'lock', room: code, detail: 'locked' },
  ]);
});

describe('a blocked address', () => {
  const STRANGER = '192.0.2.7';
  const block = (address: string, hours: number) => app.post('/api/admin/block', { address, hours }, TOKEN);
  const asStranger = (path: string) => app.get(path).set('x-forwarded-for', STRANGER);

  beforeEach(async () => {
    app = await startApp({ env: { ADMIN_TOKEN: TOKEN, TRUST_PROXY: '1' } });
  });

  test('is refused everywhere, and others are not, until its block is ended', async () => {
    await block(STRANGER, 1).expect(204);
    const refusal = await asStranger('/api/rooms').expect(429);
    expect(Number(refusal.headers['retry-after'])).toBeGreaterThan(3_000);
    await app.get('/api/rooms').set('x-forwarded-for', '192.0.2.8').expect(200);
    await block(STRANGER, 0).expect(204);
    await asStranger('/api/rooms').expect(200);
    expect(await audit()).toMatchObject([
      { act: 'block', room: null, detail: `${STRANGER}, 0 h` },
      { act: 'block', room: null, detail: `${STRANGER}, 1 h` },
    ]);
  });

  test('loses its open connections, and gets no new ones', async () => {
    const { code } = await playing();
    const { socket } = await visit(app, { code }, undefined, { 'x-forwarded-for': STRANGER });
    const closed = new Promise((resolve) => socket.once('disconnect', resolve));
    await block(STRANGER, 1).expect(204);
    await closed;
    await expect(visit(app, { code }, undefined, { 'x-forwarded-for': STRANGER })).rejects.toThrow();
    await visit(app, { code }, undefined, { 'x-forwarded-for': '192.0.2.8' });
  });

  test('stays blocked after a restart', async () => {
    await block(STRANGER, 1).expect(204);
    await app.close();
    app = await startApp({ env: { ADMIN_TOKEN: TOKEN, TRUST_PROXY: '1' }, folder: app.folder });
    await asStranger('/api/rooms').expect(429);
  });

  test('does not keep the operator from ending the block', async () => {
    await block(STRANGER, 1).expect(204);
    await asStranger('/api/admin/audit').set('authorization', `Bearer ${TOKEN}`).expect(200);
  });

  test.each(['somewhere', ''])('must be an address, not %j', async (address) => {
    expect((await block(address, 1).expect(400)).body.code).toBe('MALFORMED');
    await block(STRANGER, 721).expect(400);
  });
});
