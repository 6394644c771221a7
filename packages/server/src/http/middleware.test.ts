import { once } from 'node:events';
import { createServer, type IncomingMessage, request as requestOf } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import Koa from 'koa';
import { pino } from 'pino';
import request from 'supertest';
import { Refused, refused, refusedFor } from '../refusals';
import {
  admission,
  errorAnswers,
  isApi,
  isHealth,
  jsonBodies,
  noStore,
  readableTargets,
  requestLog,
} from './middleware';
import type { Limiter } from './rateLimits';

/** The lines of the log. */
let lines: Record<string, unknown>[];
/** The codes that were reported as refused. */
let told: string[];
beforeEach(() => {
  lines = [];
  told = [];
});

/** A server with our middleware for logs and errors, and with these handlers. */
async function serving(...then: Koa.Middleware[]) {
  const labels = (label: string) => ({ level: label });
  const write = (line: string) => void lines.push(JSON.parse(line));
  const app = new Koa();
  app.use(requestLog(pino({ level: 'trace', formatters: { level: labels } }, { write }), () => {}));
  app.use(errorAnswers((code) => told.push(code)));
  for (const middleware of then) app.use(middleware);
  return request(app.callback());
}

/** The answer to a request whose handler throws this. */
async function answerTo(thrown: unknown) {
  const server = await serving(() => {
    throw thrown;
  });
  return server.get('/');
}

const withStatus = (status: unknown) => Object.assign(new Error('thrown'), { status });

describe('an error thrown for a request', () => {
  it.each([
    ['an error with status 404', withStatus(404), 404, 'NO_SUCH_ROUTE'],
    ['an error with status 413', withStatus(413), 413, 'TOO_LARGE'],
    ['the lowest client error', withStatus(400), 400, 'MALFORMED'],
    ['a client error with another status', withStatus(405), 400, 'MALFORMED'],
    ['the highest client error', withStatus(499), 400, 'MALFORMED'],
    ['a status below those of errors', withStatus(399), 500, 'INTERNAL'],
    ['the lowest server error', withStatus(500), 500, 'INTERNAL'],
    ['an error with a status above 500', withStatus(501), 500, 'INTERNAL'],
    ['a status that is not a number', withStatus('404'), 500, 'INTERNAL'],
    ['an error without a status', new Error('thrown'), 500, 'INTERNAL'],
    ['nothing', null, 500, 'INTERNAL'],
    ['a refusal', refused('NO_SUCH_ROOM'), 404, 'NO_SUCH_ROOM'],
    ['a refusal with its own status', new Refused({ code: 'BAD_NAME' }, undefined, 403), 403, 'BAD_NAME'],
  ])('%s is answered with status and code, and reported as a refusal', async (_, thrown, status, code) => {
    const answer = await answerTo(thrown);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.body.message).toEqual(expect.any(String));
    expect(told).toEqual([code]);
  });

  it('is logged as a failure if the server is at fault', async () => {
    await answerTo(withStatus(500));
    expect(lines).toContainEqual(
      expect.objectContaining({
        level: 'error',
        msg: 'unexpected error while handling a request',
        err: expect.objectContaining({ status: 500 }),
      }),
    );
  });

  it('is not logged as a failure if the client is at fault', async () => {
    await answerTo(withStatus(404));
    expect(lines.map(({ level }) => level)).toEqual(['debug']);
    expect(lines[0]).toMatchObject({ refused: 'NO_SUCH_ROUTE', status: 404 });
  });

  it('is not cached', async () => {
    expect((await answerTo(refused('NO_SUCH_ROOM'))).headers['cache-control']).toBe('no-store');
  });

  it('says when to try again, if known', async () => {
    expect((await answerTo(refusedFor('TOO_MANY_REQUESTS', 2_500))).headers['retry-after']).toBe('3');
    expect((await answerTo(refused('TOO_MANY_REQUESTS'))).headers).not.toHaveProperty('retry-after');
  });
});

describe('the log line of a request', () => {
  it('contains its method, status and duration, and no refusal if it succeeded', async () => {
    const server = await serving((ctx) => {
      ctx.status = 201;
    });
    const began = performance.now();
    const { headers } = await server.post('/any/where?key=secret');
    const spent = performance.now() - began;
    expect(lines).toHaveLength(1);
    const [{ milliseconds, ...line } = {}] = lines;
    expect(line).toMatchObject({ level: 'debug', method: 'POST', route: 'static', status: 201 });
    expect(line).toMatchObject({ request: headers['x-request-id'] });
    expect(line).not.toHaveProperty('refused');
    expect(Number.isInteger(milliseconds)).toBe(true);
    expect(milliseconds).toBeGreaterThanOrEqual(0);
    expect(milliseconds).toBeLessThanOrEqual(Math.ceil(spent));
  });

  it('contains the route, if there is one, and has level info', async () => {
    const server = await serving((ctx) => {
      ctx._matchedRoute = '/api/rooms/:code';
    });
    await server.get('/api/rooms/K7WQ3H');
    expect(lines).toMatchObject([{ level: 'info', route: '/api/rooms/:code' }]);
  });
});

describe('a request for', () => {
  /** The answer to a request with this raw target, which no browser would send. */
  async function answerFor(target: string): Promise<unknown[]> {
    const app = new Koa();
    app.use(errorAnswers((code) => told.push(code)));
    app.use(readableTargets());
    app.use((ctx) => {
      ctx.body = { code: ctx.path };
    });
    const server = createServer(app.callback()).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const sent = requestOf({ port, host: '127.0.0.1', path: target, agent: false }).end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    const body = (await json(answer)) as { code: string };
    server.close();
    return [answer.statusCode, body.code];
  }

  it.each(['http://[/', 'elsewhere://host'])('a target without a path is MALFORMED: %s', async (target) =>
    expect(await answerFor(target)).toEqual([400, 'MALFORMED']),
  );

  it.each([
    ['/api/rooms?x=1', '/api/rooms'],
    ['http://host/api/rooms', '/api/rooms'],
  ])('a target with a path is handled: %s', async (target, path) =>
    expect(await answerFor(target)).toEqual([200, path]),
  );
});

describe('a client', () => {
  let counted: string[];
  let isClosing: boolean;
  beforeEach(() => {
    counted = [];
    isClosing = false;
  });

  const door = () => {
    const limiter = { countRequest: async (address: string) => void counted.push(address) } as Partial<Limiter>;
    const here: Koa.Middleware = (ctx) => {
      ctx.status = 204;
    };
    return serving(
      admission(limiter as Limiter, () => isClosing),
      here,
    );
  };

  it.each(['/api/rooms', '/api', '/games', '/games/toy'])('requesting %s is counted by its address', async (path) => {
    expect((await (await door()).get(path)).status).toBe(204);
    expect(counted).toEqual([expect.stringContaining('127.0.0.1')]);
  });

  it.each(['/api/health', '/api/health/live', '/', '/apis', '/gamesome', '/r/api/rooms'])(
    'requesting %s is not counted',
    async (path) => {
      expect((await (await door()).get(path)).status).toBe(204);
      expect(counted).toEqual([]);
    },
  );

  it.each(['get', 'head'] as const)('is admitted with %s while the server stops', async (method) => {
    isClosing = true;
    expect((await (await door())[method]('/api/rooms')).status).toBe(204);
  });

  it.each(['post', 'put', 'delete'] as const)(
    'is refused with %s while the server stops, and only then',
    async (method) => {
      expect((await (await door())[method]('/api/rooms')).status).toBe(204);
      isClosing = true;
      const answer = await (await door())[method]('/api/rooms');
      expect([answer.status, answer.body.code]).toEqual([503, 'CLOSING']);
      expect(lines.filter(({ level }) => level === 'error')).toEqual([]);
    },
  );
});

describe('a body', () => {
  const echo: Koa.Middleware = (ctx) => {
    ctx.body = { read: ctx.request.body ?? null };
  };
  const send = async (type: string, text: string) =>
    (await serving(jsonBodies(), echo)).post('/').set('content-type', type).send(text);

  it('of type JSON is read, and no other', async () => {
    expect((await send('application/json', '{"a":1}')).body).toEqual({ read: { a: 1 } });
    expect((await send('application/x-www-form-urlencoded', 'a=1')).body).toEqual({ read: {} });
    expect((await send('text/plain', '{"a":1}')).body).toEqual({ read: {} });
  });

  it.each([
    [16_384, 200, undefined],
    [16_385, 413, 'TOO_LARGE'],
  ])('of %s bytes is answered with %s', async (size, status, code) => {
    const answer = await send('application/json', JSON.stringify({ a: 'x'.repeat(size - 8) }));
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it('that cannot be read is MALFORMED', async () => {
    const answer = await send('application/json', '{"a":');
    expect([answer.status, answer.body.code]).toEqual([400, 'MALFORMED']);
  });
});

test.each([
  ['/api/rooms', 'no-store'],
  ['/games', 'no-store'],
  ['/r/K7WQ3H', undefined],
])('the answer to %s may be cached as %s says', async (path, kept) => {
  const server = await serving(noStore(), (ctx) => {
    ctx.status = 204;
  });
  expect((await server.get(path)).headers['cache-control']).toBe(kept);
});

test.each([
  ['/api', true],
  ['/api/', true],
  ['/games/toy', true],
  ['/apis', false],
  ['/', false],
  ['/x/api', false],
])('whether %s belongs to the API: %s', (path, belongs) => expect(isApi(path)).toBe(belongs));

test.each([
  ['/api/health', true],
  ['/api/health/live', true],
  ['/api/health/serving', true],
  ['/api/health/other', false],
  ['/api/health/', false],
  ['/health', false],
])('whether %s is the health check: %s', (path, tells) => expect(isHealth(path)).toBe(tells));
