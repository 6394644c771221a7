/** @jest-environment node */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { io as connect, type Socket } from 'socket.io-client';
import { reconnectOnResume } from './reconnectOnResume';

let server: Server;
let socket: Socket;
let page: EventTarget;
let stop: () => void;

beforeEach(async () => {
  const http = createServer();
  server = new Server(http);
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  socket = connect(`http://127.0.0.1:${(http.address() as AddressInfo).port}`, {
    transports: ['websocket'],
    reconnectionDelay: 10,
  });
  page = new EventTarget();
  stop = reconnectOnResume(socket, page);
  await next('connect');
});

afterEach(async () => {
  jest.useRealTimers();
  stop();
  socket.disconnect();
  await server.close();
});

const next = (event: string) => new Promise<void>((happens) => socket.once(event, () => happens()));

const sign = (type: string, persisted = false) => page.dispatchEvent(Object.assign(new Event(type), { persisted }));

/** As if the server had been silent so long. */
const sleep = (milliseconds: number) =>
  jest.useFakeTimers({
    doNotFake: ['setTimeout', 'setInterval', 'setImmediate', 'nextTick', 'queueMicrotask'],
    now: Date.now() + milliseconds,
  });

test('a page out of the browser’s cache gets a new connection', async () => {
  const before = socket.id;
  const connected = next('connect');
  sign('pageshow', true);
  await connected;
  expect(socket.id).not.toBe(before);
});

test.each(['visibilitychange', 'online'])('a page that slept gets a new connection at %s', async (type) => {
  const before = socket.id;
  sleep(16_000);
  const connected = next('connect');
  sign(type);
  await connected;
  expect(socket.id).not.toBe(before);
});

test('a connection that has heard of the server just now stays', () => {
  const before = socket.id;
  sleep(14_000);
  for (const type of ['pageshow', 'visibilitychange', 'online']) sign(type);
  expect([socket.connected, socket.id]).toEqual([true, before]);
});

test('nothing is listened for any more after the end', () => {
  stop();
  sign('pageshow', true);
  expect(socket.connected).toBe(true);
});
