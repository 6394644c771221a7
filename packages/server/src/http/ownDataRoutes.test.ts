import { join } from 'node:path';
import type { ChatMessage } from '@lantern/protocol/chat';
import type { OwnData } from '@lantern/protocol/ownData';
import { usualTempo } from '@lantern/protocol/tempo';
import Database from 'better-sqlite3';
import { hashKey } from '../rooms/access/keys';
import { StoreError } from '../store/store';
import { openRoom, roomOf, start, startApp, stopApps, type TestApp, visit } from '../testing/app';
import { eventually } from '../testing/eventually';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});
afterEach(stopApps);

const BROWSER = 'the-browser-of-ben';
const ENDPOINT = 'https://fcm.googleapis.com/of-ben';

const own = (code: string, key?: string, body: object = { browser: BROWSER }) =>
  app.post(`/api/rooms/${code}/own-data`, body, key);
const remove = (code: string, key?: string, body: object = { browser: BROWSER }) =>
  app.post(`/api/rooms/${code}/own-data/delete`, body, key);
const dataOf = async (code: string, key?: string): Promise<OwnData> => (await own(code, key).expect(200)).body;

const stored = (code: string) => app.parts.store.chat.since(new Map([[code, { all: 0, watchers: 0 }]]));

/** All rows of the database that contain a text, as JSON. */
function rowsWith(text: string): string[] {
  const database = new Database(join(app.folder, 'test.db'), { readonly: true });
  const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").pluck().all() as string[];
  const rows = tables.flatMap((name) =>
    database
      .prepare(`SELECT * FROM ${name}`)
      .all()
      .map((row) => `${name} ${JSON.stringify(row)}`),
  );
  database.close();
  return rows.filter((row) => row.includes(text));
}

/** A match over days of Ana and Benedikt, whose data is everywhere a room can store it; Wanda has said something too. */
async function played() {
  const tempo = usualTempo(1, 'Europe/Berlin');
  const { room, hostKey, keys } = await openRoom(app, { tempo }, ['Ana', 'Benedikt']);
  const { code } = room;
  const key = keys[1] as string;
  await app.post(`/api/rooms/${code}/game-night`, { at: Date.now() + 86_400_000 }, hostKey).expect(200);
  const reply = { name: 'Benedikt', reply: 'yes', browser: BROWSER };
  await app.post(`/api/rooms/${code}/game-night/reply`, reply).expect(200);
  await app
    .post(`/api/rooms/${code}/game-night/reply`, { ...reply, name: 'Zoe', browser: 'another-browser' })
    .expect(200);
  const ben = await visit(app, { code, seatKey: key, browser: BROWSER });
  const wanda = await visit(app, { code, name: 'Wanda', browser: 'the-browser-of-wanda' });
  for (const text of ['from Ben', 'again from Ben']) await ben.socket.emitWithAck('say', { text });
  await wanda.socket.emitWithAck('say', { text: 'from Wanda' });
  const first = await start(app, code, hostKey);
  await app.post(`/api/rooms/${code}/seats/1/note`, { text: 'secret plan' }, key).expect(200);
  await app.post(`/api/rooms/${code}/seats/1/extra-time`, { time: 'double' }, key).expect(200);
  const match = await app.parts.matches.open(first.matchId as string);
  await match?.act({ seat: '0', move: 'concede', args: [] });
  await eventually(async () => ((await roomOf(app, code)).state === 'over' ? true : undefined));
  const { store } = app.parts;
  const seat = { roomCode: code, keyHash: hashKey(key) };
  await store.push.add({
    ...seat,
    address: { endpoint: ENDPOINT, keys: { p256dh: 'p', auth: 'a' } },
    language: 'en',
    at: 1,
  });
  const box = {
    address: 'ben@example.org',
    tokenHash: 't',
    confirmed: true,
    mode: 'each' as const,
    language: 'en',
    zone: 'UTC',
  };
  await store.mail.save({ id: 'box', ...box, dailyAt: 1, usedAt: 1 });
  await store.mail.addSeat({ boxId: 'box', ...seat });
  await app.post(`/api/rooms/${code}/talk`, { mute: { seat: '1', name: 'Benedikt' } }, hostKey).expect(200);
  await store.hooks.add({
    ...{ roomCode: code, kind: 'ntfy', url: 'https://ntfy.sh/ours', secret: '', events: ['turn'], language: 'en' },
    ...{ setBy: 'Benedikt', notBefore: 0, fails: 0, fault: null, offAt: null },
  });
  return { code, hostKey, key, keys, ben, wanda, matchId: first.matchId as string };
}

test('a person reads all that a room stores about them', async () => {
  const { code, key } = await played();
  expect(await dataOf(code, key)).toMatchObject({
    ...{ room: code, game: 'toy', seat: '1', name: 'Benedikt', extraTime: 'double', note: 'secret plan', orders: null },
    matches: [{ game: 'toy', name: 'Benedikt', seat: '1', won: true }],
    earlierMatches: [],
    messages: [{ saying: { text: 'from Ben' } }, { saying: { text: 'again from Ben' } }],
    answer: { name: 'Benedikt', reply: 'yes' },
    notifications: [{ endpoint: ENDPOINT, language: 'en', zone: null }],
    mails: [{ address: 'ben@example.org', mode: 'each' }],
  });
});

test('the data of a person contains nothing of others, and no hash', async () => {
  const { code, key, keys } = await played();
  const text = JSON.stringify(await dataOf(code, key));
  for (const other of ['Ana', 'Wanda', 'Zoe', hashKey(key), hashKey(keys[0] as string)])
    expect(text).not.toContain(other);
});

test('no deleted data is left in the database', async () => {
  const { code, key } = await played();
  expect(rowsWith('Benedikt').length).toBeGreaterThan(1);
  await remove(code, key).expect(204);
  for (const text of ['Benedikt', 'from Ben', 'secret plan', ENDPOINT, hashKey(key)])
    expect(rowsWith(text)).toEqual([]);
  expect(rowsWith('"room_code"').filter((row) => row.startsWith('mail_seats'))).toEqual([]);
});

test.each([
  ['the chat', 'chat', 'erase'],
  ['the notes', 'personal', 'remove'],
  ['the channels', 'hooks', 'forget'],
  ['the history of the group', 'groups', 'save'],
  ['the notifications', 'push', 'remove'],
  ['the mails', 'mail', 'removeSeat'],
] as const)('a deletion that fails at %s can be repeated, and then nothing is left', async (_, part, method) => {
  const { code, hostKey, key } = await played();
  await app.post(`/api/rooms/${code}/next`, {}, hostKey).expect(201);
  const store = app.parts.store[part] as unknown as Record<string, () => Promise<never>>;
  jest.spyOn(store, method).mockRejectedValueOnce(new StoreError('the store does not answer'));
  await remove(code, key).expect(503);
  await remove(code, key).expect(204);
  for (const text of ['Benedikt', 'from Ben', 'secret plan', ENDPOINT, hashKey(key)])
    expect(rowsWith(text)).toEqual([]);
});

test('a later room of the group, which the person has not visited, loses its data about them', async () => {
  const { code, hostKey, key, keys } = await played();
  const next = (await app.post(`/api/rooms/${code}/next`, {}, hostKey).expect(201)).body.room.code;
  const { seatKey } = (await app.post(`/api/rooms/${next}/seats/0/sit`, { name: 'Ana' }, keys[0]).expect(200)).body;
  expect(rowsWith('Benedikt').some((row) => row.includes(next))).toBe(true);
  await remove(code, key).expect(204);
  expect(rowsWith('Benedikt')).toEqual([]);
  expect(await dataOf(next, seatKey)).toMatchObject({ earlierMatches: [{ name: 'Ana' }] });
});

test('the data of others stays: their names and messages, the results and the replay', async () => {
  const { code, key, matchId } = await played();
  await remove(code, key).expect(204);
  const room = await roomOf(app, code);
  expect(room.history).toMatchObject([
    { matchId, winners: ['1'], players: [{ name: 'Ana' }, { name: '', kind: 'person', person: 2 }] },
  ]);
  expect(room.seats.map(({ name }) => name)).toEqual(['Ana', '']);
  expect(room.gameNight?.guests.map(({ name }) => name)).toEqual(['Zoe']);
  expect((await stored(code)).map(({ speaker, saying }) => [speaker.name, saying])).toEqual([
    ['', { deleted: true }],
    ['', { deleted: true }],
    ['Wanda', { text: 'from Wanda' }],
  ]);
  const { body } = await app.get(`/api/rooms/${code}/matches/${matchId}/past`).expect(200);
  expect(body.names).toEqual({ '0': 'Ana', '1': '' });
});

test('people who have the room open see the messages disappear', async () => {
  const { code, key, wanda } = await played();
  const heard: ChatMessage[] = [];
  wanda.socket.on('conversation', (said: ChatMessage[]) => heard.push(...said));
  wanda.socket.on('said', (said: ChatMessage[]) => heard.push(...said));
  await remove(code, key).expect(204);
  await eventually(() => (heard.length >= 2 ? true : undefined));
  expect(heard).toMatchObject([1, 2].map((n) => ({ n, speaker: { seat: '1', name: '' }, saying: { deleted: true } })));
  expect(heard[0]).not.toHaveProperty('author');
});

test('the key is invalid afterwards, and a second deletion is refused', async () => {
  const { code, key } = await played();
  await remove(code, key).expect(204);
  for (const ask of [own, remove]) expect((await ask(code, key).expect(403)).body.code).toBe('NOT_YOUR_SEAT');
});

test('a person who has left their seat still reads and deletes their data', async () => {
  const { code, key } = await played();
  await app.post(`/api/rooms/${code}/seats/1/stand`, {}, key).expect(200);
  expect(await dataOf(code, key)).toMatchObject({ seat: null, name: 'Benedikt', matches: [{ name: 'Benedikt' }] });
  await remove(code, key).expect(204);
  expect(rowsWith('Benedikt')).toEqual([]);
});

test('a running match goes on without a person who deletes their data, who cannot take the seat again', async () => {
  const { room, hostKey, keys } = await openRoom(app, {}, ['Ana', 'Ben']);
  await start(app, room.code, hostKey);
  await remove(room.code, keys[1]).expect(204);
  expect(await roomOf(app, room.code)).toMatchObject({ state: 'playing', seats: [{ name: 'Ana' }, { kind: 'empty' }] });
  const again = await app.post(`/api/rooms/${room.code}/seats/1/sit`, { name: 'Ben' }, keys[1]).expect(409);
  expect(again.body.code).toBe('ASK_FOR_SEAT');
});

test('the earlier nights of a group lose the name in this room only', async () => {
  const { code, hostKey, key, keys } = await played();
  const { room } = (await app.post(`/api/rooms/${code}/next`, {}, hostKey).expect(201)).body;
  const { seatKey } = (await app.post(`/api/rooms/${room.code}/seats/1/sit`, { name: 'Benedikt' }, key).expect(200))
    .body;
  expect(await dataOf(room.code, seatKey)).toMatchObject({
    matches: [],
    earlierMatches: [{ name: 'Benedikt', won: true }],
  });
  await remove(room.code, seatKey).expect(204);
  const namesIn = async (at: string) =>
    (await app.get(`/api/rooms/${at}/group`).expect(200)).body.nights[0].matches[0].players.map(
      ({ name }: { name: string }) => name,
    );
  expect([await namesIn(room.code), await namesIn(code)]).toEqual([
    ['Ana', ''],
    ['Ana', 'Benedikt'],
  ]);
  expect(keys).toHaveLength(2);
});

describe('a person without a seat', () => {
  test('reads and deletes the messages and replies of the browser', async () => {
    const { code } = await played();
    const wanda = { browser: 'the-browser-of-wanda' };
    expect((await own(code, undefined, wanda).expect(200)).body).toMatchObject({
      ...{ seat: null, name: null, matches: [], answer: null, messages: [{ saying: { text: 'from Wanda' } }] },
    });
    await remove(code, undefined, wanda).expect(204);
    expect((await stored(code)).map(({ saying }) => 'deleted' in saying)).toEqual([false, false, true]);
  });

  test.each([[{}], [{ browser: '' }]])('is refused or finds nothing without a browser: %j', async (body) => {
    const { code } = await played();
    const { body: found } = await own(code, undefined, body);
    expect(found.code ?? found.messages).toEqual('browser' in body ? [] : 'NOT_YOUR_SEAT');
  });
});

test('the host without a seat, and a wrong key, are refused, and nothing changes', async () => {
  const { code, hostKey } = await played();
  const before = await roomOf(app, code);
  for (const key of [hostKey, 'wrong']) expect((await remove(code, key).expect(403)).body.code).toBe('NOT_YOUR_SEAT');
  expect(await roomOf(app, code)).toEqual(before);
  expect((await stored(code)).filter(({ saying }) => 'deleted' in saying)).toEqual([]);
});
