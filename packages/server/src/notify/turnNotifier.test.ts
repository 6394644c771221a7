import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushAddress } from '@lantern/protocol/bodies';
import type { PushCall } from '@lantern/protocol/webPush';
import { io } from 'socket.io-client';
import { openRoom, start, startApp, stopApps, type TestApp, visit } from '../testing/app';
import { eventually } from '../testing/eventually';
import type { LogListener } from '../testing/loggedSecrets';
import { RawClient } from '../testing/matchServer';

const ece: { decrypt(body: Buffer, options: object): Buffer } = require('http_ece');

interface Call {
  path: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** A local push service, and its browsers. */
let service: Server;
let calls: Call[];
let status: number;
let app: TestApp;
let wires: RawClient[];

async function startServer(more: Parameters<typeof startApp>[0] = {}): Promise<TestApp> {
  const { port } = service.address() as AddressInfo;
  return startApp({ env: { PUSH_SERVICES: `http://127.0.0.1:${port}` }, ...more });
}

beforeEach(async () => {
  calls = [];
  wires = [];
  status = 201;
  service = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    calls.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  app = await startServer();
});
afterEach(async () => {
  for (const { socket } of wires) socket.disconnect();
  await stopApps();
  await new Promise((resolve) => service.close(resolve));
});

/** A browser with a subscription, which decrypts its notifications. */
function browser(path = '/ana') {
  const keys = createECDH('prime256v1');
  const p256dh = keys.generateKeys('base64url');
  const auth = randomBytes(16).toString('base64url');
  const { port } = service.address() as AddressInfo;
  const address: PushAddress = { endpoint: `http://127.0.0.1:${port}${path}`, keys: { p256dh, auth } };
  const open = ({ body }: Call): PushCall =>
    JSON.parse(ece.decrypt(body, { version: 'aes128gcm', privateKey: keys, dh: p256dh, authSecret: auth }).toString());
  return { address, open };
}

const ask = (code: string, seat: string, key: string | undefined, address: PushAddress) =>
  app.post(`/api/rooms/${code}/seats/${seat}/push`, { address, language: 'de' }, key);

const called = (count: number) => eventually(() => (calls.length >= count ? true : undefined));

/** Makes a move without having the room open. */
async function play(matchId: string, seat: string, key: string, version: number): Promise<void> {
  const wire = new RawClient(io(`${app.url}/toy`, { forceNew: true, transports: ['websocket'] }));
  wires.push(wire);
  await wire.sync(matchId, seat, key);
  const payload = { type: 'draw', args: [], playerID: seat, credentials: key };
  const ack = await wire.socket.emitWithAck('update', { type: 'MAKE_MOVE', payload }, version, matchId, seat);
  expect(ack).toMatchObject({ ok: true });
  wire.socket.disconnect();
}

test('an absent player who owes a decision is notified, with the room and the game only', async () => {
  const { room, hostKey, keys } = await openRoom(app, {}, ['Ana', 'Ben']);
  const ana = browser();
  await ask(room.code, '0', keys[0], ana.address).expect(204);
  await start(app, room.code, hostKey);
  await called(1);
  const [call] = calls as [Call];
  expect(ana.open(call)).toEqual({ code: room.code, title: expect.any(String), language: 'de' });
  expect(call.path).toBe('/ana');
  const { key } = (await app.get('/api/push').expect(200)).body;
  expect(call.headers.authorization).toMatch(new RegExp(`^vapid t=[\\w.-]+, ?k=${key}$`));
});

test('each decision causes one notification, to its own seat', async () => {
  const { room, hostKey, keys } = await openRoom(app, {}, ['Ana', 'Ben']);
  await ask(room.code, '0', keys[0], browser('/ana').address).expect(204);
  await ask(room.code, '1', keys[1], browser('/ben').address).expect(204);
  const { matchId } = await start(app, room.code, hostKey);
  await called(1);
  await play(matchId as string, '0', keys[0] as string, 0);
  await called(2);
  await play(matchId as string, '1', keys[1] as string, 1);
  await called(3);
  expect(calls.map(({ path }) => path)).toEqual(['/ana', '/ben', '/ana']);
});

test('a player with the room open is not notified until the page is closed', async () => {
  const { room, hostKey, keys } = await openRoom(app, {}, ['Ana', 'Ben']);
  await ask(room.code, '0', keys[0], browser().address).expect(204);
  const ana = await visit(app, { code: room.code, seatKey: keys[0] });
  await ana.until(({ you }) => you.seat === '0');
  await start(app, room.code, hostKey);
  await ana.until((update) => update.room.state === 'playing');
  expect(calls).toEqual([]);
  ana.socket.disconnect();
  await called(1);
});

test('a browser that has unsubscribed is deleted', async () => {
  status = 410;
  const { room, hostKey, keys } = await openRoom(app, {}, ['Ana', 'Ben']);
  await ask(room.code, '0', keys[0], browser().address).expect(204);
  await start(app, room.code, hostKey);
  await eventually(async () => ((await app.parts.store.push.addresses(room.code)).length === 0 ? true : undefined));
  expect(calls).toHaveLength(1);
});

test('a browser can query its subscription by the key of its seat, even after its push service gave it up', async () => {
  status = 410;
  const { room, hostKey, keys } = await openRoom(app, {}, ['Ana', 'Ben']);
  const { endpoint } = browser().address;
  const state = (seat: string, key: string | undefined, of = endpoint) =>
    app.post(`/api/rooms/${room.code}/seats/${seat}/push-state`, { endpoint: of }, key);
  const called = async (...asked: Parameters<typeof state>) => (await state(...asked).expect(200)).body;
  expect(await called('0', keys[0])).toEqual({ called: false });
  await ask(room.code, '0', keys[0], browser().address).expect(204);
  expect(await called('0', keys[0])).toEqual({ called: true });
  expect(await called('0', keys[0], `${endpoint}/other`)).toEqual({ called: false });
  expect(await called('1', keys[1])).toEqual({ called: false });
  expect((await state('0', keys[1]).expect(403)).body.code).toBe('NOT_YOUR_SEAT');
  await start(app, room.code, hostKey);
  await eventually(async () => ((await called('0', keys[0])).called ? undefined : true));
});

test('a player who has unsubscribed or left the seat is not notified', async () => {
  const { room, hostKey, keys } = await openRoom(app, {}, ['Ana', 'Ben']);
  const { address } = browser('/ana');
  await ask(room.code, '0', keys[0], address).expect(204);
  await app.post(`/api/rooms/${room.code}/seats/0/push-end`, { endpoint: address.endpoint }, keys[0]).expect(204);
  await ask(room.code, '1', keys[1], browser('/ben').address).expect(204);
  await app.post(`/api/rooms/${room.code}/seats/1/stand`, {}, keys[1]).expect(200);
  const again = (await app.post(`/api/rooms/${room.code}/seats/1/sit`, { name: 'Bert' }).expect(200)).body;
  await ask(room.code, '1', again.seatKey, browser('/bert').address).expect(204);
  const { matchId } = await start(app, room.code, hostKey);
  await play(matchId as string, '0', keys[0] as string, 0);
  await called(1);
  expect(calls.map(({ path }) => path)).toEqual(['/bert']);
});

test('only the person on the seat can subscribe, with a valid address of an allowed push service', async () => {
  const { room, keys } = await openRoom(app, {}, ['Ana', 'Ben']);
  const { address } = browser();
  const refusal = async (wish: ReturnType<typeof ask>, code: number) => (await wish.expect(code)).body.code;
  expect(await refusal(ask(room.code, '0', keys[1], address), 403)).toBe('NOT_YOUR_SEAT');
  expect(await refusal(ask(room.code, '9', keys[0], address), 404)).toBe('NO_SUCH_SEAT');
  const remotePresence = { ...address, endpoint: 'http://127.0.0.1:1/' };
  expect(await refusal(ask(room.code, '0', keys[0], remotePresence), 400)).toBe('PUSH_REFUSED');
  const bad = [{ ...address, endpoint: 'x' }, { ...address, keys: { p256dh: 'x', auth: 'y' } }, 7 as never];
  for (const one of bad) expect(await refusal(ask(room.code, '0', keys[0], one), 400)).toBe('MALFORMED');
  expect(await app.parts.store.push.addresses(room.code)).toEqual([]);
});

test('an address of a thousand characters is stored, and a longer one is not', async () => {
  const { room, keys } = await openRoom(app, {}, ['Ana', 'Ben']);
  const { address } = browser('/');
  const endpoint = address.endpoint.padEnd(1000, 'x');
  expect((await ask(room.code, '0', keys[0], { ...address, endpoint: `${endpoint}x` }).expect(400)).body.code).toBe(
    'MALFORMED',
  );
  expect(await app.parts.store.push.addresses(room.code)).toEqual([]);
  await ask(room.code, '0', keys[0], { ...address, endpoint }).expect(204);
  expect(await app.parts.store.push.addresses(room.code)).toMatchObject([{ address: { endpoint } }]);
});

test('a key that is not a point on the curve does no harm', async () => {
  const { room, hostKey, keys } = await openRoom(app, {}, ['Ana', 'Ben']);
  const broken = browser('/broken').address;
  broken.keys.p256dh = Buffer.alloc(65, 1).toString('base64url');
  await ask(room.code, '0', keys[0], broken).expect(204);
  await ask(room.code, '0', keys[0], browser('/whole').address).expect(204);
  await start(app, room.code, hostKey);
  await called(1);
  expect(calls[0]?.path).toBe('/whole');
});

test('the keys are created once, and neither they nor addresses are ever logged', async () => {
  const lines: string[] = [];
  const log: LogListener = { level: 'trace', write: (line) => void lines.push(line) };
  const first = await startServer({ log });
  const { key } = (await first.get('/api/push').expect(200)).body;
  const kept = JSON.parse(await first.parts.store.push.secret('vapid', 'none'));
  await first.close();
  app = await startServer({ folder: first.folder, log });
  expect((await app.get('/api/push').expect(200)).body).toEqual({ key });
  const { room, hostKey, keys } = await openRoom(app, {}, ['Ana', 'Ben']);
  status = 500;
  const { address } = browser('/secret-path');
  await ask(room.code, '0', keys[0], address).expect(204);
  await start(app, room.code, hostKey);
  await eventually(() => (lines.some((line) => line.includes('refused a notification')) ? true : undefined));
  const all = lines.join();
  for (const secret of [kept.privateKey, 'secret-path', address.keys.auth]) expect(all).not.toContain(secret);
});

test('a server without notifications reports so', async () => {
  const quiet = await startApp({ env: { PUSH_SERVICES: 'off' } });
  expect((await quiet.get('/api/push').expect(200)).body).toEqual({ key: null });
  const { room, keys } = await openRoom(quiet, {}, ['Ana', 'Ben']);
  const body = { address: browser().address, language: 'en' };
  const answer = await quiet.post(`/api/rooms/${room.code}/seats/0/push`, body, keys[0]).expect(400);
  expect(answer.body.code).toBe('PUSH_REFUSED');
  const { endpoint } = body.address;
  const state = await quiet.post(`/api/rooms/${room.code}/seats/0/push-state`, { endpoint }, keys[0]).expect(200);
  expect(state.body).toEqual({ called: false });
});
