/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SCRIPT = readFileSync(join(__dirname, '../public/sw.js'), 'utf8');
const ORIGIN = 'https://lantern.example';

/** A page of a build, and what the server of that build has, beneath a path or at the root. */
const build = (name: string, protocol = '1', base = '') => {
  const html = (what: string) =>
    `<meta name="lantern-protocol" content="${protocol}" /><script src="${base}/assets/${name}.js"></script>${what}`;
  const files = {
    '/': html('home'),
    '/room.html': html('room'),
    [`/assets/${name}.js`]: `program ${name}`,
    ...Object.fromEntries(['html', 'css', 'js'].map((ending) => [`/offline.${ending}`, `offline ${ending}`])),
    '/lantern.svg': `picture of ${name}`,
    '/sw.js': '',
  };
  return Object.fromEntries(Object.entries(files).map(([path, content]) => [base + path, content]));
};

interface Asked {
  respondWith(answer: Promise<Response>): void;
  waitUntil(task: Promise<unknown>): void;
}

/** The browser's side of the worker, as far as the script uses it, with a server whose files the tests change. */
class Browser {
  /** What the server has; nothing while it is out of reach. */
  server: Readonly<Record<string, string>> | null;
  readonly asked: string[] = [];
  readonly navigator = { onLine: true };
  /** Names of the caches of this origin. */
  readonly caches = new Set<string>();
  readonly #kept = new Map<string, Response>();
  readonly #listeners: Record<string, (event: object) => void> = {};

  constructor(server: Readonly<Record<string, string>>, base = '') {
    this.server = server;
    const self = {
      addEventListener: (type: string, listener: (event: object) => void) => {
        this.#listeners[type] = listener;
      },
      skipWaiting() {},
      location: { origin: ORIGIN, pathname: `${base}/sw.js` },
      navigator: this.navigator,
      clients: { claim: async () => undefined },
    };
    new Function('self', 'caches', 'fetch', SCRIPT)(self, this.#caches(), this.#fetch);
  }

  /** Lets an event happen. @returns the answer that the worker gives, once all it does meanwhile is done */
  async on(type: string, event: object = {}): Promise<string | undefined> {
    const tasks: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    const asked: Asked = {
      respondWith(given) {
        answer = given;
      },
      waitUntil: (task) => void tasks.push(task),
    };
    this.#listeners[type]?.({ ...asked, ...event });
    const text = await (await answer)?.text();
    await Promise.all(tasks);
    return text;
  }

  get(path: string, more: object = {}): Promise<string | undefined> {
    return this.on('fetch', { request: { method: 'GET', url: `${ORIGIN}${path}`, ...more } });
  }

  visit(path: string, cache = 'default'): Promise<string | undefined> {
    return this.get(path, { mode: 'navigate', cache });
  }

  /** A page that speaks a protocol tells so. @returns what it is told */
  async tell(protocol: string): Promise<unknown> {
    let told: unknown;
    const source = {
      postMessage(message: unknown) {
        told = message;
      },
    };
    await this.on('message', { data: { protocol }, source });
    return told;
  }

  readonly #fetch = async (request: string | { url: string }): Promise<Response> => {
    const { pathname } = new URL(typeof request === 'string' ? request : request.url, ORIGIN);
    this.asked.push(pathname);
    if (!this.server) throw new TypeError('Failed to fetch');
    const page = pathname.includes('.') ? undefined : `${this.server['/']} fresh`;
    const body = this.server[pathname] ?? page;
    return new Response(body ?? '', { status: body === undefined ? 404 : 200 });
  };

  #caches() {
    const nameOf = (key: string | { url: string }) => new URL(typeof key === 'string' ? key : key.url, ORIGIN).href;
    const match = async (key: string | { url: string }) => this.#kept.get(nameOf(key))?.clone();
    const put = async (key: string | { url: string }, answer: Response) => void this.#kept.set(nameOf(key), answer);
    const cache = {
      ...{ match, put },
      addAll: async (paths: string[]) => {
        for (const path of paths) await put(path, await this.#fetch(path));
      },
      keys: async () => [...this.#kept.keys()].map((url) => ({ url })),
      delete: async (key: string | { url: string }) => this.#kept.delete(nameOf(key)),
    };
    return {
      match,
      open: async (name: string) => {
        this.caches.add(name);
        return cache;
      },
      keys: async () => [...this.caches],
      delete: async (name: string) => this.caches.delete(name),
    };
  }
}

let browser: Browser;
beforeEach(async () => {
  browser = new Browser(build('old'));
  await browser.on('install');
  browser.asked.length = 0;
});

test.each([
  ['/', 'home'],
  ['/open/crystal-wars', 'home'],
  ['/r/K7WQ3H', 'room'],
  ['/r/K7WQ3H/m/1', 'home'],
])('%s is started from the kept page of its kind, with its program, whatever the server does', async (path, what) => {
  browser.server = null;
  expect(await browser.visit(path)).toContain(what);
  expect(await browser.get('/assets/old.js')).toBe('program old');
});

test('a newer page is used the next time, and all it is made of is here by then', async () => {
  browser.server = build('new');
  expect(await browser.visit('/')).toContain('old');
  browser.server = null;
  expect(await browser.visit('/')).toContain('new');
  expect(await browser.get('/assets/new.js')).toBe('program new');
});

test('a newer page does not take the place of the kept one while a part of it is missing', async () => {
  const { '/assets/new.js': _, ...missing }: Record<string, string> = build('new');
  browser.server = missing;
  await browser.visit('/');
  expect(await browser.visit('/')).toContain('old');
});

test.each(['reload', 'no-cache'])('who loads the page anew (%s) gets the server’s', async (cache) => {
  browser.server = build('new');
  expect(await browser.visit('/', cache)).toContain('new');
});

test('a page that is loaded anew without the server waits for it', async () => {
  browser.server = null;
  expect(await browser.visit('/', 'reload')).toBe('offline html');
});

test('where the device has no network the page that waits for it is shown at once', async () => {
  browser.server = null;
  browser.navigator.onLine = false;
  expect(await browser.visit('/')).toBe('offline html');
});

test('a page that speaks the server’s protocol is told nothing', async () => {
  expect(await browser.tell('1')).toBeUndefined();
});

test('a kept page whose protocol the server no longer speaks is told the one it speaks', async () => {
  browser.server = build('new', '2');
  await browser.visit('/');
  expect(await browser.tell('1')).toEqual({ protocol: '2' });
});

test('without the server nobody is told anything', async () => {
  browser.server = null;
  await browser.visit('/');
  expect(await browser.tell('1')).toBeUndefined();
});

test('a page that asks for a part its server has no more is not started again', async () => {
  browser.server = build('new');
  expect(await browser.get('/assets/board.js')).toBe('');
  expect(await browser.visit('/')).toContain('new');
});

test('a file without a hash in its name comes from what is kept, and is newer the next time', async () => {
  browser.server = build('new');
  expect(await browser.get('/lantern.svg')).toBe('picture of old');
  expect(await browser.get('/lantern.svg')).toBe('picture of new');
});

test('a file with a hash in its name is asked for once', async () => {
  browser.server = { ...build('old'), '/assets/board.js': 'board' };
  for (let times = 0; times < 2; times++) expect(await browser.get('/assets/board.js')).toBe('board');
  expect(browser.asked).toEqual(['/assets/board.js']);
});

test.each([
  ['/api/rooms/K7WQ3H', 'GET'],
  ['/games/crystal-wars', 'GET'],
  ['/socket.io/', 'GET'],
  ['/', 'POST'],
])('%s by %s does not pass through the worker', async (path, method) => {
  expect(await browser.get(path, { method })).toBeUndefined();
  expect(browser.asked).toEqual([]);
});

test('of an earlier worker nothing is kept, and nothing of others at the same origin is touched', async () => {
  for (const name of ['lantern-0', 'lantern-1/games', 'of-a-neighbour']) browser.caches.add(name);
  await browser.on('activate');
  expect([...browser.caches]).toEqual(['lantern-1', 'lantern-1/games', 'of-a-neighbour']);
});

describe('beneath a path', () => {
  beforeEach(async () => {
    browser = new Browser(build('old', '1', '/games'), '/games');
    await browser.on('install');
    browser.asked.length = 0;
  });

  test.each([
    ['/games/', 'home'],
    ['/games/r/K7WQ3H', 'room'],
  ])('%s is started from the kept page of its kind, with its program', async (path, what) => {
    browser.server = null;
    expect(await browser.visit(path)).toContain(what);
    expect(await browser.get('/games/assets/old.js')).toBe('program old');
    expect(await browser.get('/games/lantern.svg')).toBe('picture of old');
  });

  test('a newer page is used the next time, and without a network the page that waits for it', async () => {
    browser.server = build('new', '1', '/games');
    await browser.visit('/games/');
    browser.server = null;
    expect(await browser.visit('/games/')).toContain('new');
    browser.navigator.onLine = false;
    expect(await browser.visit('/games/')).toBe('offline html');
  });

  test.each(['/games/api/rooms', '/games/games/crystal-wars', '/games/socket.io/', '/', '/gamesome/', '/r/K7WQ3H'])(
    '%s does not pass through the worker',
    async (path) => expect(await browser.visit(path)).toBeUndefined(),
  );

  test('nothing outside of it is asked for', async () => {
    browser.server = build('new', '1', '/games');
    await browser.visit('/games/r/K7WQ3H');
    expect(browser.asked.filter((path) => !path.startsWith('/games/'))).toEqual([]);
  });
});
