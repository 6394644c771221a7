import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import type { Server } from 'socket.io';
import { io as connect, type Socket } from 'socket.io-client';
import { until } from '../testing/matchServer';
import { createGateway } from './socketServer';

const LIMIT = 100_000;

let server: HttpServer;
let io: Server;
let url: string;
const clients: Socket[] = [];

beforeEach(async () => {
  server = createServer();
  ({ io } = createGateway(server, { origins: [], trustProxy: 0, outgoingBuffer: LIMIT }));
  io.of('/hall');
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  await io.close();
});

/** A connected client, with the lengths of the messages it has received. */
async function visitor(): Promise<{ socket: Socket; heard: number[] }> {
  const socket = connect(`${url}/hall`, { forceNew: true, transports: ['websocket'], reconnection: false });
  clients.push(socket);
  const heard: number[] = [];
  socket.on('news', (text: string) => heard.push(text.length));
  await until(() => socket.connected);
  return { socket, heard };
}

/** Makes a client stop reading from the network. */
function deaf({ socket }: { socket: Socket }): void {
  (socket.io.engine as unknown as { transport: { ws: { pause(): void } } }).transport.ws.pause();
}

interface Kept {
  readyState: string;
  write(text: string): void;
}

/** A long-polling client that has connected and sends no further poll, as the server sees it. */
async function silentPoller(): Promise<{ kept: Kept; ask: () => Promise<Response> }> {
  const address = `${url}/socket.io/?EIO=4&transport=polling`;
  const opened = await (await fetch(address)).text();
  const { sid } = JSON.parse(opened.slice(1)) as { sid: string };
  const { clients: all } = io.engine as unknown as { clients: Record<string, Kept> };
  return { kept: all[sid] as Kept, ask: () => fetch(`${address}&sid=${sid}`) };
}

test('a WebSocket that is not read is closed, and others receive everything', async () => {
  const [reader, idler] = [await visitor(), await visitor()];
  deaf(idler);
  const idle = idler.socket.id as string;
  let said = 0;
  // The operating system buffers a few megabytes for a client that does not read.
  while (io.of('/hall').sockets.has(idle) && said < 1000) {
    io.of('/hall').emit('news', 'x'.repeat(LIMIT / 2));
    said++;
    await until(() => reader.heard.length === said);
  }
  expect(said).toBeLessThan(1000);
  expect(reader.heard).toEqual(Array(said).fill(LIMIT / 2));
  expect(reader.socket.connected).toBe(true);
  expect(io.of('/hall').sockets.size).toBe(1);
});

test('a single message may be of any length: flushed data does not count', async () => {
  const reader = await visitor();
  io.of('/hall').emit('news', 'x'.repeat(20 * LIMIT));
  io.of('/hall').emit('news', 'y');
  await until(() => reader.heard.length === 2);
  expect(reader.heard).toEqual([20 * LIMIT, 1]);
});

test('queued data up to the limit is delivered with the next poll', async () => {
  const { kept, ask } = await silentPoller();
  kept.write('x'.repeat(LIMIT));
  await turn();
  expect(kept.readyState).toBe('open');
  expect(await (await ask()).text()).toBe(`4${'x'.repeat(LIMIT)}`);
  kept.write('x'.repeat(LIMIT));
  await turn();
  expect(kept.readyState).toBe('open');
});

test('one more byte closes the connection and drops the queue', async () => {
  const { kept, ask } = await silentPoller();
  const other = await silentPoller();
  kept.write('x'.repeat(LIMIT - 1));
  kept.write('é');
  await turn();
  expect(kept.readyState).toBe('closed');
  expect((await ask()).status).toBe(400);
  expect(other.kept.readyState).toBe('open');
});
