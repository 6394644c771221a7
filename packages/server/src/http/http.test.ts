import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json, text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { openRoom, startApp, stopApps, visit } from '../testing/app';
import type { LogListener } from '../testing/loggedSecrets';
import { sameHost } from './security';

let clientFolder: string;
beforeAll(() => {
  clientFolder = mkdtempSync(join(tmpdir(), 'lantern-client-'));
  mkdirSync(join(clientFolder, 'assets'));
  writeFileSync(join(clientFolder, 'index.html'), '<!doctype html><title>Lantern</title>');
  writeFileSync(join(clientFolder, 'sw.js'), '// worker');
  writeFileSync(join(clientFolder, 'manifest.webmanifest'), '{}');
  writeFileSync(join(clientFolder, 'assets', 'main-1a2b.js'), 'plain');
  writeFileSync(join(clientFolder, 'assets', 'main-1a2b.js.gz'), gzipSync('packed'));
});
afterAll(() => rmSync(clientFolder, { recursive: true }));
afterEach(stopApps);

describe('the client', () => {
  it.each(['/', '/r/K7WQ3H', '/settings'])('is served at %s and revalidated each time', async (path) => {
    const app = await startApp({ clientFolder });
    const answer = await app.get(path).set('accept', 'text/html').expect(200);
    expect(answer.text).toContain('Lantern');
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it.each([
    ['/sw.js', /javascript/],
    ['/manifest.webmanifest', /^application\/manifest\+json/],
  ])('is an installable app with %s, revalidated and from this server only', async (path, type) => {
    const app = await startApp({ clientFolder });
    const answer = await app.get(path).expect(200);
    expect(answer.headers['content-type']).toMatch(type);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['content-security-policy']).toContain("default-src 'self';script-src 'self'");
  });

  it('may cache files with a hash in their name forever, and gets their compressed twins', async () => {
    const app = await startApp({ clientFolder });
    const packed = await app.get('/assets/main-1a2b.js').set('accept-encoding', 'gzip').expect(200);
    expect(packed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.text).toBe('packed');
    const plain = await app.get('/assets/main-1a2b.js').set('accept-encoding', 'identity').expect(200);
    expect(plain.text).toBe('plain');
  });

  it.each(['/assets/gone.js', '/api/nothing', '/api', '/games/toy/x/y', '/..%2f..%2fpackage.json', '/%00'])(
    'is not the answer to %s',
    async (path) => {
      const app = await startApp({ clientFolder });
      const answer = await app.get(path).set('accept', 'text/html');
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(Object.keys(answer.body)).toEqual(['code', 'message']);
    },
  );
});

describe('an unknown route', () => {
  it('is answered with NO_SUCH_ROUTE', async () => {
    const app = await startApp();
    expect((await app.get('/api/nothing').expect(404)).body.code).toBe('NO_SUCH_ROUTE');
    expect((await app.post('/api/rooms/BBBBBB/burn', {}).expect(404)).body.code).toBe('NO_SUCH_ROUTE');
    expect((await app.get('/').expect(404)).body.code).toBe('NO_SUCH_ROUTE');
  });
});

describe('a body', () => {
  it('may have up to 16 KB', async () => {
    const app = await startApp();
    const body = (size: number) => JSON.stringify({ game: 'x'.repeat(size - 23), players: 2 });
    const post = (text: string) => app.post('/api/rooms').set('content-type', 'application/json').send(text);
    expect(body(16_384)).toHaveLength(16_384);
    expect((await post(body(16_384)).expect(404)).body.code).toBe('NO_SUCH_GAME');
    expect((await post(body(16_385)).expect(413)).body.code).toBe('TOO_LARGE');
  });

  it.each(['{', '"text"', '['.repeat(8000), 'null'])('that is not a JSON object is MALFORMED: %.10s', async (text) => {
    const app = await startApp();
    const answer = await app.post('/api/rooms').set('content-type', 'application/json').send(text).expect(400);
    expect(answer.body.code).toBe('MALFORMED');
  });

  it('of another type is not read', async () => {
    const app = await startApp();
    const answer = await app.post('/api/rooms').set('content-type', 'text/plain').send('{"game":"toy","players":2}');
    expect(answer.body.code).toBe('MALFORMED');
  });
});

/** The answer to a request with this raw target, which no browser would send. */
async function askFor(app: { url: string }, target: string): Promise<{ status?: number; body: unknown }> {
  const { port } = new URL(app.url);
  const sent = request({ port, host: '127.0.0.1', path: target }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, body: await json(answer) };
}

describe('a NUL, which PostgreSQL cannot store, is MALFORMED', () => {
  it.each([
    ['in the address of a push service', '/push', { address: { endpoint: 'https://push.example/\0' }, language: 'en' }],
    ['in a name', '/sit', { name: 'A\0na' }],
  ])('%s', async (_, path, body) => {
    const app = await startApp();
    const { room, keys } = await openRoom(app, {}, ['Ana']);
    const answer = await app.post(`/api/rooms/${room.code}/seats/1${path}`, body, keys[0]).expect(400);
    expect(answer.body.code).toBe('MALFORMED');
  });

  it.each(['/games/toy/%00', '/games/toy/a%00b', '/api/rooms/%00'])('in the path %s', async (path) => {
    const app = await startApp({ clientFolder });
    expect((await app.get(path).expect(400)).body.code).toBe('MALFORMED');
  });
});

describe('a request target that is not a path', () => {
  it.each(['http://[/', 'http://elsewhere.ex[ample/'])(
    'is MALFORMED, and not a failure of the server: %s',
    async (target) => {
      const faults: string[] = [];
      const log: LogListener = { level: 'error', write: (line) => void faults.push(line) };
      const app = await startApp({ clientFolder, log });
      expect(await askFor(app, target)).toMatchObject({ status: 400, body: { code: 'MALFORMED' } });
      expect(faults).toEqual([]);
    },
  );

  it('may be a URL with the host', async () => {
    const app = await startApp();
    expect(await askFor(app, `${app.url}/api/health`)).toMatchObject({ status: 200 });
  });
});

describe('with a public address', () => {
  const startPublic = () => startApp({ env: { PUBLIC_URL: 'https://play.example.org' }, clientFolder });
  const ask = async (path: string, host: string) => (await startPublic()).get(path).set('host', host);

  it.each(['play.example.org', 'PLAY.example.org:443', 'localhost:8000', '192.168.1.5:8000', '[::1]:8000'])(
    'requests for %s are answered',
    async (host) => expect((await ask('/api/rooms', host)).status).toBe(200),
  );

  it.each(['evil.example', 'play.example.org.evil.example', 'localhost.evil.example', '1.2.3.4.evil.example', 'x@y'])(
    'requests for %s are refused with the right address, on pages and in the API',
    async (host) => {
      for (const path of ['/api/rooms', '/', '/r/K7WQ3H']) {
        const { status, body } = await ask(path, host);
        expect({ status, body }).toMatchObject({ status: 421, body: { code: 'WRONG_HOST' } });
        expect(body.message).toContain('https://play.example.org');
      }
    },
  );

  it('its health is reported under any name', async () => {
    for (const path of ['/api/health', '/api/health/live', '/api/health/serving'])
      expect((await ask(path, 'lantern-1')).status).toBe(200);
  });

  it('sockets cannot be opened under another name', async () => {
    const app = await startPublic();
    const shake = async (host: string) =>
      (await app.get('/socket.io/?EIO=4&transport=polling').set('host', host)).status;
    expect([await shake('evil.example'), await shake('play.example.org')]).toEqual([403, 200]);
  });
});

test('without a public address any host is answered', async () => {
  await (await startApp()).get('/api/rooms').set('host', 'lantern.local').expect(200);
});

describe('a page of another origin', () => {
  const create = { game: 'toy', players: 2 };

  it.each(['https://evil.example', 'null', 'http://127.0.0.1:1'])('at %s cannot change anything', async (origin) => {
    const app = await startApp();
    const answer = await app.post('/api/rooms', create).set('origin', origin).expect(403);
    expect(answer.body.code).toBe('FOREIGN_ORIGIN');
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('can if the operator allows it', async () => {
    const app = await startApp({ env: { ALLOWED_ORIGINS: 'https://friend.example' } });
    const ask = await app.get('/api/rooms').set('origin', 'https://friend.example').expect(200);
    expect(ask.headers['access-control-allow-origin']).toBe('https://friend.example');
    await app.post('/api/rooms', create).set('origin', 'https://friend.example').expect(201);
    const mayI = (origin: string) =>
      fetch(`${app.url}/api/rooms`, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST' },
      });
    const preflight = await mayI('https://friend.example');
    expect([preflight.status, Object.fromEntries(preflight.headers)]).toMatchObject([
      204,
      {
        'access-control-allow-origin': 'https://friend.example',
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': 'Authorization, Content-Type',
        'access-control-max-age': '600',
        vary: expect.stringContaining('Origin'),
      },
    ]);
    expect((await mayI('https://evil.example')).headers.get('access-control-allow-methods')).toBeNull();
    await app.post('/api/rooms', create).set('origin', 'https://evil.example').expect(403);
  });

  it('does not include pages of this server or programs without pages', async () => {
    const app = await startApp();
    await app.post('/api/rooms', create).set('origin', app.url).expect(201);
    await app.post('/api/rooms', create).expect(201);
  });

  it('does not include pages of this server behind a proxy that changes the host, as browsers report', async () => {
    const app = await startApp();
    const from = (site: string) =>
      app.post('/api/rooms', create).set('origin', 'http://localhost:5173').set('sec-fetch-site', site);
    await from('same-origin').expect(201);
    await from('cross-site').expect(403);
    await from('same-site').expect(403);
  });

  it('is recognised by the host', () => {
    expect(sameHost('http://Play.example', 'play.example')).toBe(true);
    expect(sameHost('http://play.example:81', 'play.example')).toBe(false);
    expect(sameHost('garbage', 'play.example')).toBe(false);
  });
});

describe('every answer', () => {
  it('allows no inline script, no foreign content, no referrer and no forced https', async () => {
    const app = await startApp({ clientFolder });
    const { headers } = await app.get('/').set('accept', 'text/html').expect(200);
    const host = new URL(app.url).host;
    expect(headers['content-security-policy']).toBe(
      `default-src 'self';script-src 'self';style-src 'self';img-src 'self' data:;connect-src 'self' ws://${host} wss://${host};object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none'`,
    );
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  });

  it('enforces https if the public address has it, without subdomains', async () => {
    const app = await startApp({ env: { PUBLIC_URL: 'https://play.example.org' } });
    const { headers } = await app.get('/api/rooms').set('host', 'play.example.org').expect(200);
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
  });

  it('of the API is not cached', async () => {
    const app = await startApp();
    expect((await app.get('/api/rooms')).headers['cache-control']).toBe('no-store');
    expect((await app.get('/api/nothing')).headers['cache-control']).toBe('no-store');
  });
});

describe('too many requests of one address', () => {
  it('are refused as TOO_MANY_REQUESTS, but the health is always reported', async () => {
    const app = await startApp({ env: { REQUESTS_PER_MINUTE: '2' } });
    await app.get('/api/rooms').expect(200);
    await app.get('/games').expect(200);
    expect((await app.get('/api/rooms').expect(429)).body.code).toBe('TOO_MANY_REQUESTS');
    await app.get('/api/health').expect(200);
  });

  it('are counted for the sender named by a trusted proxy, or else for the proxy', async () => {
    const trusting = await startApp({ env: { REQUESTS_PER_MINUTE: '1', TRUST_PROXY: '1' } });
    await trusting.get('/api/rooms').set('x-forwarded-for', '9.9.9.9, 1.1.1.1').expect(200);
    await trusting.get('/api/rooms').set('x-forwarded-for', '9.9.9.9, 2.2.2.2').expect(200);
    await trusting.get('/api/rooms').set('x-forwarded-for', '8.8.8.8, 1.1.1.1').expect(429);
    await trusting.get('/api/rooms').set('x-forwarded-for', '8.8.8.8, 1.1.1.1:4711').expect(429);
    const plain = await startApp({ env: { REQUESTS_PER_MINUTE: '1' } });
    await plain.get('/api/rooms').set('x-forwarded-for', '1.1.1.1').expect(200);
    await plain.get('/api/rooms').set('x-forwarded-for', '2.2.2.2').expect(429);
  });
});

describe('the health', () => {
  it('is live and ready', async () => {
    const app = await startApp();
    expect((await app.get('/api/health').expect(200)).body).toEqual({
      ...{ live: true, ready: true, store: 'sqlite' },
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      commit: null,
    });
    expect((await app.get('/api/health/live').expect(200)).body).toEqual({ live: true });
  });

  it('is live but not ready if the database does not answer', async () => {
    const app = await startApp();
    await app.parts.store.close();
    expect((await app.get('/api/health').expect(503)).body).toMatchObject({ live: true, ready: false });
    await app.get('/api/health/live').expect(200);
    expect((await app.get('/api/health/serving').expect(200)).body).toEqual({ serving: true });
  });

  it('reports first that a server is about to stop, which serves everybody until its drain time is over', async () => {
    const app = await startApp({ env: { DRAIN_SECONDS: '1' } });
    const closed = app.close();
    expect((await app.get('/api/health/serving').expect(503)).body).toEqual({ serving: false });
    await app.get('/api/health').expect(503);
    await app.get('/api/health/live').expect(200);
    await openRoom(app);
    await closed;
    await expect(fetch(`${app.url}/api/health/serving`)).rejects.toThrow();
  });
});

describe('the log', () => {
  it('records a failure under the id in the answer', async () => {
    const lines: string[] = [];
    const log: LogListener = { level: 'error', write: (line) => void lines.push(line) };
    const app = await startApp({ log });
    await app.parts.store.close();
    const answer = await app.get('/api/rooms').expect(500);
    expect(lines.map((line) => JSON.parse(line).request)).toEqual([answer.headers['x-request-id']]);
    lines.length = 0;
    const refusal = await visit(app, { code: 'BBBBBB' }).catch((error) => error);
    expect(refusal).toMatchObject({ code: 'INTERNAL', request: expect.stringMatching(/^[\da-f-]{36}$/) });
    expect(lines.map((line) => JSON.parse(line).request)).toEqual([refusal.request]);
  });

  it('records a refused request with its route and the code of the refusal', async () => {
    const lines: string[] = [];
    const app = await startApp({ log: { level: 'info', write: (line) => void lines.push(line) } });
    await app.get('/api/rooms/BBBBBB').expect(404);
    expect(lines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ method: 'GET', route: '/api/rooms/:code', status: 404, refused: 'NO_SUCH_ROOM' }),
    );
  });

  it('contains no keys, names, codes, queries or bodies', async () => {
    const lines: string[] = [];
    const log: LogListener = { level: 'trace', write: (line) => void lines.push(line) };
    const app = await startApp({ log });
    const { room, hostKey, keys } = await openRoom(app, {}, ['Anastasia', 'Ben']);
    await app.post(`/api/rooms/${room.code}/start?key=querysecret`, {}, hostKey).expect(200);
    await app.post(`/api/rooms/${room.code}/seats/0/stand`, {}, 'wrongkey').expect(403);
    const text = lines.join('');
    expect(text).toContain('/api/rooms/:code/start');
    for (const secret of [hostKey, ...keys, 'Anastasia', room.code, 'querysecret', 'wrongkey']) {
      expect(text).not.toContain(secret);
    }
  });
});

test('pipelined requests of any kind are refused beyond sixteen', async () => {
  const app = await startApp({ clientFolder });
  let asked = 0;
  const ready = app.parts.store.ready.bind(app.parts.store);
  app.parts.store.ready = () => {
    asked++;
    return ready();
  };
  for (const path of ['/api/health', '/', '/assets/gone.js', '/socket.io/?EIO=4&transport=polling&sid=none']) {
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
    socket.on('error', () => {});
    socket.write(`GET ${path} HTTP/1.1\r\nHost: here\r\n\r\n`.repeat(1000));
    const answers = [...(await text(socket)).matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
    expect(answers).toHaveLength(17);
    expect(answers.at(-1)).toBe('429');
  }
  expect(asked).toBe(1);
});
