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

/** Pretends that the server has been silent for a time. */
const sleep = (milliseconds: number) =>
  jest.useFakeTimers({
    doNotFake: ['setTimeout', 'setInterval', 'setImmediate', 'nextTick', 'queueMicrotask'],
    now: Date.now() + milliseconds,
  });

test('a page from the back-forward cache gets a new connection', async () => {
  const before = socket.id;
  const connected = next('connect');
  sign('pageshow', true);
  await connected;
  expect(socket.id).not.toBe(before);
});

test.each(['visibilitychange', 'online'])('a page that was asleep gets a new connection at %s', async (type) => {
  const before = socket.id;
  sleep(16_000);
  const connected = next('connect');
  sign(type);
  await connected;
  expect(socket.id).not.toBe(before);
});

test('a connection with a recent packet stays', () => {
  const before = socket.id;
  sleep(14_000);
  for (const type of ['pageshow', 'visibilitychange', 'online']) sign(type);
  expect([socket.connected, socket.id]).toEqual([true, before]);
});

test('after the end there are no listeners', () => {
  stop();
  sign('pageshow', true);
  expect(socket.connected).toBe(true);
});
