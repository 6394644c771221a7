import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRoom, roomOf, startApp, stopApps, type TestApp, visit } from '../testing/app';

const folder = mkdtempSync(join(tmpdir(), 'lantern-words-'));
const WORDS_FILE = join(folder, 'words.txt');
writeFileSync(WORDS_FILE, 'dumbo\n');
afterAll(() => rmSync(folder, { recursive: true }));

const TOKEN = 'the-token-of-the-operator-of-this-server';
const FORBIDDEN = expect.objectContaining({ code: 'FORBIDDEN_WORD', message: expect.any(String) });
const NAME = 'Big Dümbo';

let app: TestApp;
beforeEach(async () => {
  app = await startApp({ env: { WORDS_FILE, ADMIN_TOKEN: TOKEN } });
});
afterEach(stopApps);

describe('a name with a forbidden word is refused', () => {
  test('for the person who opens a room', async () => {
    const { body } = await app.post('/api/rooms', { game: 'toy', players: 2, name: NAME }).expect(400);
    expect(body).toEqual(FORBIDDEN);
  });

  test.each<[string, string, object, boolean]>([
    ['a person who takes a seat', 'seats/1/sit', { name: NAME }, false],
    ['a bot', 'seats/1/bot', { name: NAME }, true],
    ['a guest', 'game-night/reply', { name: NAME, reply: 'yes', browser: 'a-browser' }, false],
  ])('for %s, which changes nothing', async (_, path, body, byHost) => {
    const { room, hostKey } = await openRoom(app, {}, ['Ana']);
    const at = Date.now() + 86_400_000;
    await app.post(`/api/rooms/${room.code}/game-night`, { at }, hostKey).expect(200);
    const before = await roomOf(app, room.code);
    const answer = await app.post(`/api/rooms/${room.code}/${path}`, body, byHost ? hostKey : undefined).expect(400);
    expect(answer.body).toEqual(FORBIDDEN);
    expect(await roomOf(app, room.code)).toEqual(before);
  });

  test('for a stock client', async () => {
    const { matchID } = (await app.post('/games/toy/create', { numPlayers: 2 }).expect(200)).body;
    const { body } = await app.post(`/games/toy/${matchID}/join`, { playerID: '0', playerName: NAME }).expect(400);
    expect(body).toEqual(FORBIDDEN);
  });

  test('for a spectator', async () => {
    const { room } = await openRoom(app, {}, ['Ana']);
    await expect(visit(app, { code: room.code, name: NAME })).rejects.toEqual(FORBIDDEN);
    await visit(app, { code: room.code, name: 'Wanda' });
  });
});

test('a person with a seat is admitted under any name, which nobody sees', async () => {
  const { room, keys } = await openRoom(app, {}, ['Ana', 'Ben']);
  const { code } = room;
  await visit(app, { code, name: NAME, seatKey: keys[1] });
  await app.post(`/api/rooms/${code}/seats/1/stand`, {}, keys[1]).expect(200);
  expect(JSON.stringify(await roomOf(app, code))).not.toContain(NAME);
});

test('a message with a forbidden word is refused, and nobody receives it', async () => {
  const { room, keys } = await openRoom(app, {}, ['Ana']);
  const { socket } = await visit(app, { code: room.code, seatKey: keys[0] });
  const heard: unknown[] = [];
  socket.on('said', (said: unknown[]) => heard.push(...said));
  expect(await socket.emitWithAck('say', { text: 'You DUMBO!' })).toEqual(
    expect.objectContaining({ ok: false, code: 'FORBIDDEN_WORD' }),
  );
  expect(await socket.emitWithAck('say', { text: 'You dumbos!' })).toEqual({ ok: true });
  expect(heard).toMatchObject([{ n: 1, saying: { text: 'You dumbos!' } }]);
});

test('the operator may say any word', async () => {
  const { room } = await openRoom(app);
  await app.post(`/api/admin/rooms/${room.code}`, { act: 'say', text: 'dumbo' }, TOKEN).expect(204);
});
