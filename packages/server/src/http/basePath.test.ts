import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { io, type Socket } from 'socket.io-client';
import { openRoom, startApp, stopApps, type TestApp } from '../testing/app';
import { pageBeneath } from './basePath';

const BASE = '/games/lantern';

let clientFolder: string;
let app: TestApp;
beforeAll(() => {
  clientFolder = mkdtempSync(join(tmpdir(), 'lantern-client-'));
  const page = (what: string) => `<html lang="en"><head><script src="/assets/page.js"></script></head>${what}</html>`;
  for (const name of ['index', 'room', 'offline']) writeFileSync(join(clientFolder, `${name}.html`), page(name));
  writeFileSync(join(clientFolder, 'sw.js'), 'worker');
  mkdirSync(join(clientFolder, 'assets'));
  writeFileSync(join(clientFolder, 'assets/page.js'), 'program');
});
afterAll(() => rmSync(clientFolder, { recursive: true }));
beforeEach(async () => {
  app = await startApp({ env: { PUBLIC_URL: `https://example.org${BASE}` }, clientFolder });
});
afterEach(stopApps);

const visit = (path: string, at = app) => at.get(path).set('accept', 'text/html');

describe('a server with a path in its public address', () => {
  it.each([
    ['/', 'index'],
    ['/open/toy', 'index'],
    ['/index.html', 'index'],
    ['/room.html', 'room'],
    ['/offline.html', 'offline'],
    ['/r/BBBBBB', 'room'],
  ])('serves %s under it, with the path in every address of the page', async (path, what) => {
    const { text } = await visit(BASE + path)
      .set('host', 'example.org')
      .expect(200)
      .expect('Content-Type', /html/)
      .expect('Cache-Control', 'no-cache');
    expect(text).toBe(
      `<html data-base="${BASE}" lang="en"><head><script src="${BASE}/assets/page.js"></script></head>${what}</html>`,
    );
  });

  it('includes the room in its page', async () => {
    const created = await app
      .post(`${BASE}/api/rooms`, { game: 'toy', players: 2 })
      .set('origin', 'https://example.org')
      .expect(201);
    const { code } = created.body.room;
    expect((await visit(`${BASE}/r/${code}`).expect(200)).text).toContain('id="given-room"');
  });

  it.each(['/assets/page.js', '/sw.js', '/api/rooms', '/games', '/games/toy', '/api/health'])(
    'answers %s under it',
    (path) => app.get(BASE + path).expect(200),
  );

  it.each(['/', BASE])('redirects from %s to its home page', (path) =>
    app.get(path).expect(302).expect('Location', `${BASE}/`),
  );

  it.each(['/assets/page.js', '/sw.js', '/r/BBBBBB', '/api/rooms', '/games', `${BASE}ette/`, '/games/lantern%2F'])(
    'has nothing at %s',
    async (path) => {
      const { body } = await app.get(path).expect(404);
      expect(body).toMatchObject({ code: 'NO_SUCH_ROUTE', message: expect.any(String) });
    },
  );

  it.each(['/api/health', '/api/health/live'])('reports its health at %s', (path) => app.get(path).expect(200));

  it('sets no rules for the whole domain, which it shares', async () => {
    const whole = async (app: TestApp, path: string) => {
      const { headers } = await visit(path, app).expect(200);
      return ['strict-transport-security', 'origin-agent-cluster'].map((name) => headers[name] !== undefined);
    };
    expect(await whole(app, `${BASE}/`)).toEqual([false, false]);
    const alone = await startApp({ env: { PUBLIC_URL: 'https://play.example.org' }, clientFolder });
    expect(await whole(alone, '/')).toEqual([true, true]);
  });

  it('opens sockets under it, and nowhere else', async () => {
    const connect = (path: string) =>
      new Promise((resolve) => {
        const socket: Socket = io(`${app.url}/toy`, {
          path,
          transports: ['polling'],
          reconnection: false,
          forceNew: true,
        });
        const end = (answer: string) => {
          socket.disconnect();
          resolve(answer);
        };
        socket.once('connect', () => end('connected'));
        socket.once('connect_error', () => end('refused'));
      });
    expect(await connect(`${BASE}/socket.io`)).toBe('connected');
    expect(await connect('/socket.io')).toBe('refused');
  });
});

test('without a path the pages are as built', async () => {
  expect(pageBeneath('', '<html lang="en"><img src="/a.svg" />')).toBe('<html lang="en"><img src="/a.svg" />');
  const plain = await startApp({ env: { PUBLIC_URL: 'https://example.org' }, clientFolder });
  const { room } = await openRoom(plain);
  expect((await plain.get(`/r/${room.code}`).set('accept', 'text/html')).text).toContain('src="/assets/page.js"');
});
