// The service worker: keeps what never changes, shows a page of its own while the server is out of reach, and tells of
// calls. Pages are always asked for anew, and neither the API nor the sockets pass through here.

const CACHE = 'lantern-1';

/** What the page shown without the network is made of. */
const OFFLINE = ['/offline.html', '/offline.css', '/offline.js', '/lantern.svg'];

/** Files with a hash in their name are kept; so many, the oldest go. */
const KEPT_ASSETS = 250;

const WORDS = {
  en: { turn: 'It is your turn', body: (title) => `${title}: the table waits for you.` },
  de: { turn: 'Du bist dran', body: (title) => `${title}: Der Tisch wartet auf dich.` },
};

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(OFFLINE)));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match('/offline.html')));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(asset(request));
  else if (OFFLINE.includes(url.pathname)) event.respondWith(fetch(request).catch(() => caches.match(url.pathname)));
});

self.addEventListener('push', (event) => {
  event.waitUntil(tell(event.data.json()));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(enter(`/r/${event.notification.data.code}`));
});

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

async function asset(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request, answer.clone());
    const assets = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith('/assets/'));
    for (const old of assets.slice(0, -KEPT_ASSETS)) await cache.delete(old);
  }
  return answer;
}

/** Says whose turn it is, unless the person is looking at the table. */
async function tell({ code, title, language }) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.some((one) => one.focused && new URL(one.url).pathname === `/r/${code}`)) return;
  const words = WORDS[language] ?? WORDS.en;
  await self.registration.showNotification(words.turn, {
    body: words.body(title),
    lang: language,
    // A later call for the same room takes the place of this one.
    tag: `lantern-${code}`,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    data: { code },
  });
}

async function enter(path) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find((one) => new URL(one.url).pathname === path);
  return open ? open.focus() : self.clients.openWindow(path);
}
