import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server, type Socket as ServerSocket } from 'socket.io';
import { io, type Socket } from 'socket.io-client';
import { reconnectIfSilent } from './reconnectIfSilent';

let server: Server;
let socket: Socket;
let far: ServerSocket;

beforeEach(async () => {
  const http = createServer();
  server = new Server(http);
  server.on('connection', (socket) => {
    far = socket;
  });
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  socket = io(`http://127.0.0.1:${(http.address() as AddressInfo).port}`, {
    transports: ['websocket'],
    reconnectionDelay: 10,
  });
  await next('connect');
});

afterEach(async () => {
  socket.disconnect();
  await server.close();
});

const next = (event: string) => new Promise<void>((happens) => socket.once(event, () => happens()));
const pass = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

test('a connection on which nothing arrives while an answer is due is replaced', async () => {
  const before = socket.id;
  const connected = next('connect');
  reconnectIfSilent(socket.io, 50);
  await connected;
  expect(socket.id).not.toBe(before);
});

test('a connection on which something arrives stays', async () => {
  const before = socket.id;
  const stop = reconnectIfSilent(socket.io, 400);
  for (let sign = 0; sign < 6; sign++) {
    far.emit('sign');
    await pass(100);
  }
  stop();
  expect(socket.id).toBe(before);
});

test('a connection stays after the answer has arrived', async () => {
  const before = socket.id;
  reconnectIfSilent(socket.io, 50)();
  await pass(150);
  expect(socket.id).toBe(before);
});
