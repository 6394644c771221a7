import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { eventually } from '../testing/eventually';
import { limitRequests, type RequestLimits, requestLimits } from './requestGate';

let server: Server;
/** Requests without an answer yet. */
let waiting: ServerResponse[];
let refusals: string[];
const sockets: Socket[] = [];

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await new Promise((resolve) => server.close(resolve));
});

const GENEROUS: RequestLimits = { underWayPerConnection: 100, underWayPerHousehold: 100, perTenSeconds: 100 };

/** A server behind one proxy; the test answers requests for `/wait`. */
async function listening(limits: Partial<RequestLimits>): Promise<void> {
  waiting = [];
  refusals = [];
  server = createServer((request, response) => {
    if (request.url === '/wait') waiting.push(response);
    else response.end('here');
  });
  const onRefusal = (code: string) => void refusals.push(code);
  limitRequests(server, { trustProxy: 1, limits: { ...GENEROUS, ...limits }, onRefusal });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
}

/** A connection of a household; `text` has the answers so far. */
class Line {
  text = '';
  closed = false;
  readonly #socket: Socket;
  readonly #household: string;

  constructor(household = '10.0.0.1') {
    this.#household = household;
    this.#socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    sockets.push(this.#socket);
    this.#socket.on('data', (data) => {
      this.text += data;
    });
    this.#socket.on('error', () => {});
    this.#socket.on('close', () => {
      this.closed = true;
    });
  }

  /** Sends this number of requests without waiting for an answer. */
  ask(times: number, path = '/'): this {
    this.#socket.write(
      `GET ${path} HTTP/1.1\r\nHost: here\r\nX-Forwarded-For: ${this.#household}\r\n\r\n`.repeat(times),
    );
    return this;
  }

  get statuses(): number[] {
    return [...this.text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));
  }

  async until(count: number): Promise<number[]> {
    return eventually(() => (this.statuses.length >= count ? this.statuses : undefined));
  }

  async end(): Promise<void> {
    if (!this.closed) await once(this.#socket, 'close');
  }
}

describe('on one connection', () => {
  test('a limited number of requests may be pending; one more is refused, and the connection closed', async () => {
    await listening({ underWayPerConnection: 2 });
    const line = new Line().ask(5000, '/wait');
    await eventually(() => (refusals.length > 0 ? true : undefined));
    expect(waiting).toHaveLength(2);
    for (const response of waiting) response.end('late');
    await line.end();
    expect(line.statuses).toEqual([200, 200, 429]);
    expect(line.text).toMatch(/Connection: close[\s\S]*"code":"TOO_MANY_REQUESTS","message":"/);
    expect(refusals).toEqual(['TOO_MANY_REQUESTS']);
  });

  test('any number of consecutive requests are answered', async () => {
    await listening({ underWayPerConnection: 1 });
    const line = new Line();
    for (let count = 1; count <= 20; count++) await line.ask(1).until(count);
    expect(new Set(line.statuses)).toEqual(new Set([200]));
  });
});

describe('of one household', () => {
  test('a limited number of requests may be pending over all its connections; others do not count', async () => {
    await listening({ underWayPerHousehold: 2 });
    new Line().ask(1, '/wait');
    new Line().ask(1, '/wait');
    await eventually(() => (waiting.length === 2 ? true : undefined));
    expect(await new Line().ask(1).until(1)).toEqual([429]);
    expect(await new Line('10.0.0.2').ask(1).until(1)).toEqual([200]);
    waiting[0]?.end();
    await eventually(async () => ((await new Line().ask(1).until(1))[0] === 200 ? true : undefined));
  });

  test('a lost connection makes room for another', async () => {
    await listening({ underWayPerHousehold: 1 });
    new Line().ask(1, '/wait');
    await eventually(() => (waiting.length === 1 ? true : undefined));
    sockets[0]?.destroy();
    await eventually(async () => ((await new Line().ask(1).until(1))[0] === 200 ? true : undefined));
  });

  test('every request counts, and each one beyond the limit is told when to try again', async () => {
    await listening({ perTenSeconds: 2 });
    const line = new Line().ask(3, '/nothing');
    expect(await line.until(3)).toEqual([200, 200, 429]);
    expect(line.text).toMatch(/Retry-After: (10|[1-9])\r\n/);
    expect(await new Line('10.0.0.2').ask(1).until(1)).toEqual([200]);
  });

  test('exactly three times the limit closes the connection', async () => {
    await listening({ perTenSeconds: 2 });
    const line = new Line().ask(6);
    expect(await line.until(6)).toEqual([200, 200, 429, 429, 429, 429]);
    expect(line.text).not.toContain('Connection: close');
    line.ask(1);
    await line.end();
    expect(line.statuses).toHaveLength(7);
  });
});

test.each([
  [1, 600],
  [300, 600],
  [301, 602],
])('with %i API requests a minute, a household has %i requests of all kinds in ten seconds', (given, all) => {
  expect(requestLimits({ limits: { requestsPerMinute: given, roomsPerHour: 1 } }).perTenSeconds).toBe(all);
});
