// The service worker. It answers requests for pages from its cache, updates the cache for the next visit, shows a page of its
// own without a network, and shows notifications. It handles neither the API nor the sockets.

/** The path under which everything is served, without a slash at its end. */
const BASE = self.location.pathname.replace(/\/[^/]*$/, '');

/** The name contains the path, since other programs of this origin have caches of their own. */
const CACHE = `lantern-1${BASE}`;

/** The pages of the client: that of rooms, which lists all files that a room needs, and that of all other addresses. */
const ROOM_PAGE = `${BASE}/room.html`;
const PAGE = `${BASE}/`;

/** The files of the page that is shown without a network. */
const OFFLINE_PAGE = `${BASE}/offline.html`;
const OFFLINE = [OFFLINE_PAGE, ...['offline.css', 'offline.js', 'lantern.svg'].map((name) => `${BASE}/${name}`)];

/** Files with a hash in their name are cached; beyond this number the oldest are deleted. */
const ASSETS = '/assets/';
const KEPT_ASSETS = 250;

const API = /^\/(api|games|socket\.io)(\/|$)/;
const ROOM = /^\/r\/[^/]+$/;
const PROTOCOL = /<meta name="lantern-protocol" content="([^"]*)"/;

const WORDS = {
  en: { turn: 'It is your turn', body: (title) => `${title}: the match waits for you.` },
  de: { turn: 'Du bist dran', body: (title) => `${title}: Die Partie wartet auf dich.` },
};

/** The latest update of the pages; it may still be running. */
let renewal;

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([caches.open(CACHE).then((cache) => cache.addAll(OFFLINE)), renew()]));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const path = pathOf(request.url);
  if (request.method !== 'GET' || path === undefined || API.test(path)) return;
  if (path.startsWith(ASSETS)) event.respondWith(part(request.url));
  else if (path.includes('.')) event.respondWith(file(event));
  else if (request.mode === 'navigate') {
    event.respondWith(page(request, ROOM.test(path) ? ROOM_PAGE : PAGE));
    renewal = renew();
    event.waitUntil(renewal);
  }
});

// A page sends the version of its protocol. If the server has another version by now, the page is told to reload.
self.addEventListener('message', (event) => {
  event.waitUntil(compare(event.data.protocol, event.source));
});

self.addEventListener('push', (event) => {
  event.waitUntil(tell(event.data.json()));
});

// The push service has dropped the address of this browser. An open page subscribes again, or else the next one to start.
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(tellPages({ pushChanged: true }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(enter(`${BASE}/r/${event.notification.data.code}`));
});

async function tellPages(message) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const one of windows) one.postMessage(message);
}

async function forgetOthers() {
  const names = await caches.keys();
  const former = names.filter((name) => name !== CACHE && name.replace(/^lantern-\d+/, '') === BASE);
  await Promise.all(former.map((name) => caches.delete(name)));
}

/** Returns the path of a URL below the base path; undefined if it is not a URL of Lantern. */
function pathOf(url) {
  const { origin, pathname } = new URL(url);
  return origin === self.location.origin && pathname.startsWith(`${BASE}/`) ? pathname.slice(BASE.length) : undefined;
}

/**
 * Returns the cached page. A reload gets the page from the server, except in Safari, which does not report reloads. Without
 * a network the offline page is returned.
 */
async function page(request, name) {
  const anew = request.cache === 'reload' || request.cache === 'no-cache';
  const kept = !anew && self.navigator.onLine ? await caches.match(name) : undefined;
  return kept ?? fetch(request).catch(() => caches.match(OFFLINE_PAGE));
}

/** Updates the cached pages. Each is replaced only after all of its files are cached, so not without a network. */
async function renew() {
  try {
    await Promise.all([PAGE, ROOM_PAGE].map(renewPage));
  } catch {
    // The cached pages stay.
  }
}

async function renewPage(name) {
  const answer = await fetch(name, { cache: 'no-cache' });
  if (!answer.ok || answer.redirected) return;
  const text = await answer.clone().text();
  const named = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => new URL(match[1], self.location.origin));
  const assets = named.filter(({ href }) => pathOf(href)?.startsWith(ASSETS));
  const answers = await Promise.all(assets.map(({ href }) => asset(href)));
  if (answers.every(({ ok }) => ok)) await (await caches.open(CACHE)).put(name, answer);
}

async function compare(protocol, client) {
  renewal ??= renew();
  await renewal;
  const kept = await caches.match(PAGE);
  const newest = kept && PROTOCOL.exec(await kept.text())?.[1];
  if (newest && newest !== protocol) client.postMessage({ protocol: newest });
}

/** A file without a hash in its name, such as an emblem: returns the cached one, and updates it for the next time. */
async function file(event) {
  const { request } = event;
  const fresh = fetch(request).then(async (answer) => {
    if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
    return answer;
  });
  const kept = await caches.match(request);
  if (!kept) return fresh;
  event.waitUntil(fresh.catch(() => undefined));
  return kept;
}

/** Returns a file of a page. If the server no longer has it, the page is of an old build and is removed from the cache. */
async function part(url) {
  const answer = await asset(url);
  if (answer.status === 404) {
    const cache = await caches.open(CACHE);
    await Promise.all([PAGE, ROOM_PAGE].map((name) => cache.delete(name)));
  }
  return answer;
}

async function asset(url) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(url, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(url);
  if (answer.ok) {
    await cache.put(url, answer.clone());
    const assets = (await cache.keys()).filter((one) => pathOf(one.url)?.startsWith(ASSETS));
    for (const old of assets.slice(0, -KEPT_ASSETS)) await cache.delete(old);
  }
  return answer;
}

/** Shows every notification, even on an open page: Safari revokes the subscription of a worker that shows none. */
async function tell({ code, title, language, shown }) {
  const words = WORDS[language] ?? WORDS.en;
  await self.registration.showNotification(shown?.title ?? words.turn, {
    body: shown?.body ?? words.body(title),
    lang: language,
    // A later notification for the same room replaces this one.
    tag: `lantern-${code}`,
    icon: `${BASE}/icons/icon-192.png`,
    badge: `${BASE}/icons/badge-96.png`,
    data: { code },
  });
}

async function enter(path) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find((one) => new URL(one.url).pathname === path);
  return open ? open.focus() : self.clients.openWindow(path);
}
