import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Server } from 'socket.io';
import { Manager } from 'socket.io-client';
import { eventually } from '../testing/eventually';
import { createGateway } from './socketServer';

let server: HttpServer;
let io: Server;
let port: number;

beforeEach(async () => {
  server = createServer();
  const limits = { messagesPerSocket: 5, messagesPerAddress: 10 };
  ({ io } = createGateway(server, { origins: [], trustProxy: 1, limits }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterEach(async () => {
  await io.close();
});

/** A connection from an address, without a namespace; `answers` are the packets received since. */
class Line {
  readonly answers: string[] = [];
  readonly closed: Promise<void>;
  readonly #manager: Manager;

  private constructor(address: string) {
    const extraHeaders = { 'X-Forwarded-For': address };
    const once = { autoConnect: false, reconnection: false, forceNew: true };
    this.#manager = new Manager(`http://127.0.0.1:${port}`, { transports: ['websocket'], extraHeaders, ...once });
    this.closed = new Promise((resolve) => this.#manager.on('close', () => resolve()));
  }

  static async open(address = '10.0.0.1'): Promise<Line> {
    const line = new Line(address);
    await new Promise<void>((resolve) => line.#manager.open(() => resolve()));
    line.#manager.engine.on('message', (packet) => line.answers.push(String(packet)));
    return line;
  }

  /** Sends a raw packet `times` times, bypassing the client's own checks. */
  send(packet: string, times: number): void {
    const { ws } = this.#manager.engine.transport as unknown as { ws: { send(data: string): void } };
    for (let time = 0; time < times; time++) ws.send(packet);
  }

  /** Sends a packet that gets an answer `times` times, and waits for the answers. */
  async ask(packet: string, times: number): Promise<void> {
    const all = this.answers.length + times;
    this.send(packet, times);
    await eventually(() => (this.answers.length === all ? true : undefined));
  }
}

test.each(['40', '40/nowhere,', '41', '43[]', '43/room,1[]', '3'])(
  'a connection that keeps sending packets %s, which reach no handler, is closed',
  async (packet) => {
    const line = await Line.open();
    line.send(packet, 41);
    await line.closed;
    await eventually(() => (io.engine.clientsCount === 0 ? true : undefined));
  },
);

test('eight times as many packets as messages are accepted', async () => {
  const line = await Line.open();
  await line.ask('40', 40);
  expect(io.engine.clientsCount).toBe(1);
  line.send('40', 1);
  await line.closed;
  expect(line.answers).toHaveLength(40);
});

test('packets of all connections of one address count together; other addresses are not affected', async () => {
  const [one, other, stranger] = [await Line.open(), await Line.open(), await Line.open('10.0.0.2')];
  for (const line of [one, other]) await line.ask('40', 40);
  const third = await Line.open();
  third.send('40', 1);
  await third.closed;
  await stranger.ask('40', 1);
});

test('a long-polling request is read up to the limit only', async () => {
  const url = `http://127.0.0.1:${port}/socket.io/?EIO=4&transport=polling`;
  const { sid } = JSON.parse((await (await fetch(url)).text()).slice(1));
  let read = 0;
  const [connection] = Object.values(
    (io.engine as unknown as { clients: Record<string, NodeJS.EventEmitter> }).clients,
  );
  connection?.on('data', () => read++);
  const body = Array(5000).fill('40').join('\u001e');
  await fetch(`${url}&sid=${sid}`, { method: 'POST', body }).catch(() => undefined);
  await eventually(() => (io.engine.clientsCount === 0 ? true : undefined));
  expect(read).toBeLessThanOrEqual(41);
});
