import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SCRIPT = readFileSync(join(__dirname, '../public/sw.js'), 'utf8');
const ORIGIN = 'https://lantern.example';

/** The page of a build and the files on its server, under a base path or at the root. */
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

/** The part of a browser that the worker's script uses, with a server whose files the tests change. */
class Browser {
  /** The files on the server; null while it is unreachable. */
  server: Readonly<Record<string, string>> | null;
  readonly asked: string[] = [];
  readonly navigator = { onLine: true };
  /** The open pages, which record the messages they receive. */
  readonly windows: { postMessage(message: unknown): void }[] = [];
  readonly shown: { title: string; body?: string }[] = [];
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
      registration: {
        showNotification: async (title: string, { body }: { body?: string }) =>
          void this.shown.push({ title, ...(body !== undefined && { body }) }),
      },
      clients: { claim: async () => undefined, matchAll: async () => this.windows },
    };
    new Function('self', 'caches', 'fetch', SCRIPT)(self, this.#caches(), this.#fetch);
  }

  /** Dispatches an event. @returns the worker's response, after all its tasks are done */
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

  /** Reports the protocol of a page. @returns the message that the page receives */
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
])('%s is started from the cached page of its kind, with its program, whatever the server does', async (path, what) => {
  browser.server = null;
  expect(await browser.visit(path)).toContain(what);
  expect(await browser.get('/assets/old.js')).toBe('program old');
});

test('a newer page is used the next time, and all its parts are cached by then', async () => {
  browser.server = build('new');
  expect(await browser.visit('/')).toContain('old');
  browser.server = null;
  expect(await browser.visit('/')).toContain('new');
  expect(await browser.get('/assets/new.js')).toBe('program new');
});

test('a newer page does not replace the cached one while a part of it is missing', async () => {
  const { '/assets/new.js': _, ...missing }: Record<string, string> = build('new');
  browser.server = missing;
  await browser.visit('/');
  expect(await browser.visit('/')).toContain('old');
});

test.each(['reload', 'no-cache'])('a reload (%s) gets the page of the server', async (cache) => {
  browser.server = build('new');
  expect(await browser.visit('/', cache)).toContain('new');
});

test('a reload without the server shows the page that waits for it', async () => {
  browser.server = null;
  expect(await browser.visit('/', 'reload')).toBe('offline html');
});

test('without a network the page that waits for the server is shown at once', async () => {
  browser.server = null;
  browser.navigator.onLine = false;
  expect(await browser.visit('/')).toBe('offline html');
});

test('a page with the protocol of the server gets no message', async () => {
  expect(await browser.tell('1')).toBeUndefined();
});

test('a cached page with another protocol gets the protocol of the server', async () => {
  browser.server = build('new', '2');
  await browser.visit('/');
  expect(await browser.tell('1')).toEqual({ protocol: '2' });
});

test('without the server no page gets a message', async () => {
  browser.server = null;
  await browser.visit('/');
  expect(await browser.tell('1')).toBeUndefined();
});

test('a page is not started again after it has requested a part that its server no longer has', async () => {
  browser.server = build('new');
  expect(await browser.get('/assets/board.js')).toBe('');
  expect(await browser.visit('/')).toContain('new');
});

test('a file without a hash in its name comes from the cache, and is newer the next time', async () => {
  browser.server = build('new');
  expect(await browser.get('/lantern.svg')).toBe('picture of old');
  expect(await browser.get('/lantern.svg')).toBe('picture of new');
});

test('a file with a hash in its name is requested once', async () => {
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

test('caches of an earlier worker are deleted, and caches of others at the same origin are not', async () => {
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
  ])('%s is started from the cached page of its kind, with its program', async (path, what) => {
    browser.server = null;
    expect(await browser.visit(path)).toContain(what);
    expect(await browser.get('/games/assets/old.js')).toBe('program old');
    expect(await browser.get('/games/lantern.svg')).toBe('picture of old');
  });

  test('a newer page is used the next time, and without a network the page that waits for the server', async () => {
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

  test('nothing outside of it is requested', async () => {
    browser.server = build('new', '1', '/games');
    await browser.visit('/games/r/K7WQ3H');
    expect(browser.asked.filter((path) => !path.startsWith('/games/'))).toEqual([]);
  });
});

test('every open page gets a message if the push service has dropped the address', async () => {
  const told: unknown[] = [];
  for (let n = 0; n < 2; n++) browser.windows.push({ postMessage: (message) => told.push(message) });
  await browser.on('pushsubscriptionchange');
  expect(told).toEqual([{ pushChanged: true }, { pushChanged: true }]);
});

describe('a notification', () => {
  const code = 'K7WQ3H';
  const called = async (more: object = {}) => {
    const browser = new Browser(build('a'));
    browser.windows.push({ postMessage() {}, focused: true, url: `${ORIGIN}/r/${code}` } as never);
    const call = { code, title: 'Toy', language: 'de', ...more };
    await browser.on('push', { data: { json: () => call } });
    return browser.shown;
  };

  test('is also shown while its page is open: Safari drops the address of a worker that stays silent', async () => {
    expect(await called()).toEqual([{ title: 'Du bist dran', body: 'Toy: Die Partie wartet auf dich.' }]);
  });

  test('over days shows the text of the server', async () => {
    const shown = { title: 'Toy mit Ana', body: 'Du bist dran, bis Donnerstag 18:00.' };
    expect(await called({ shown })).toEqual([shown]);
  });
});
