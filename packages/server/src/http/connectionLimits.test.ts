import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { eventually } from '../testing/eventually';
import { limitConnections } from './connectionLimits';

let server: Server;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await new Promise((resolve) => server.close(resolve));
});

async function listening(limits: { open: number; perMinute: number }, trustProxy = 0, files?: number): Promise<void> {
  server = createServer((_, response) => response.end('here'));
  limitConnections(server, { trustProxy }, files, limits);
  await new Promise<void>((resolve) => server.listen(0, resolve));
}

/** Connects from a local address and sends a request. Resolves with whether it was answered. */
async function answered(localAddress: string): Promise<boolean> {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ host: '127.0.0.1', port, localAddress });
  socket.on('error', () => {});
  sockets.push(socket);
  socket.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n');
  const data = once(socket, 'data').then(() => true);
  return Promise.race([data, once(socket, 'close').then(() => false)]);
}

test('a household has a limited number of connections, even idle ones; others are not affected', async () => {
  await listening({ open: 2, perMinute: 100 });
  expect([await answered('127.0.0.1'), await answered('127.0.0.1')]).toEqual([true, true]);
  expect(await answered('127.0.0.1')).toBe(false);
  expect(await answered('127.0.0.2')).toBe(true);
});

test('a closed connection makes room for another', async () => {
  await listening({ open: 1, perMinute: 100 });
  expect(await answered('127.0.0.1')).toBe(true);
  sockets[0]?.destroy();
  expect(await eventually(async () => (await answered('127.0.0.1')) || undefined)).toBe(true);
});

test('a household may open a limited number of connections in a minute, even if it has closed the earlier ones', async () => {
  await listening({ open: 100, perMinute: 2 });
  for (let time = 0; time < 2; time++) {
    expect(await answered('127.0.0.1')).toBe(true);
    sockets[time]?.destroy();
  }
  expect(await answered('127.0.0.1')).toBe(false);
  expect(await answered('127.0.0.2')).toBe(true);
});

test('behind a proxy connections are not counted', async () => {
  await listening({ open: 1, perMinute: 1 }, 1);
  expect([await answered('127.0.0.1'), await answered('127.0.0.1')]).toEqual([true, true]);
});

test('connections leave two hundred files to the database and the disk, even behind a proxy', async () => {
  await listening({ open: 100, perMinute: 100 }, 1, 202);
  expect([await answered('127.0.0.1'), await answered('127.0.0.2')]).toEqual([true, true]);
  expect(await answered('127.0.0.3')).toBe(false);
});
