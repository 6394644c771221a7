import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { build } from '../build';
import { namedOf, readOptions, wholeNumber } from '../options';
import { median } from '../quantiles';
import { createRoom } from '../rooms';
import { ServerProcess } from '../serverProcess';
import { textTable } from '../textTable';
import type { Proof } from '../verdict';
import { launchAll } from './launch';
import { Line } from './line';
import { ENGINES, type Engine, type Launcher, type Tab } from './tab';
import { slow4G } from './throttle';

const OPTIONS = {
  port: { type: 'string' },
  built: { type: 'boolean' },
  engine: { type: 'string' },
  runs: { type: 'string' },
} as const;

const PHONE = { width: 390, height: 844 };

/** The slowdown that simulates a phone; only for engines that support it. */
const SLOWDOWN = 4;

/** Time after which nothing larger is painted, and maximum time until a page is cached. */
const REST_MS = 2_500;
const CACHE_TIMEOUT_MS = 60_000;
const POLL_INTERVAL_MS = 100;

/** The goals for a phone on the first visit and on the next one, in milliseconds. */
const GOALS = [2000, 500] as const;

/**
 * Measures when each engine has painted the largest part of the first page and of a room, over slow 4G, on the first
 * visit and from the cache of its service worker: the median of several new visitors. Chromium's processor is slowed
 * down four times; other engines do not support that. The figures depend on the machine.
 */
export const firstLoad: Proof = async (argv) => {
  const given = readOptions(argv, OPTIONS);
  const runs = wholeNumber('runs', given.runs, 1, 5);
  const wanted = namedOf('engine', given.engine, ENGINES);
  if (!given.built) build();
  const port = wholeNumber('port', given.port, 1, 8473);
  const server = new ServerProcess(mkdtempSync(join(tmpdir(), 'lantern-first-load-')), port);
  const launchers = await launchAll(wanted);
  const rows: { engine: Engine; page: string; median: number; goal: number; all: readonly number[] }[] = [];
  try {
    await server.start();
    const { room } = await createRoom(server.address, 'colossal-cave', 3, 'Ana');
    for (const [engine, launcher] of launchers) {
      for (const [page, path] of Object.entries({ home: '/', room: `/r/${room.code}` })) {
        const visits: [number, number][] = [];
        for (let run = 0; run < runs; run++) visits.push(await visit(launcher, port, path));
        for (const [at, goal] of GOALS.entries()) {
          const all = visits.map((times) => Math.round(times[at] ?? 0));
          rows.push({ engine, page: at === 0 ? page : `${page} again`, median: median(all), goal, all });
        }
      }
    }
  } finally {
    for (const launcher of launchers.values()) await launcher.close();
    await server.stop();
  }
  const told = rows.map(({ engine, page, median, goal, all }) => [
    ...[engine, page, median, goal, median <= goal ? 'reached' : 'NOT reached', all.join(' ')],
  ]);
  console.log(textTable([['engine', 'page', 'found', 'at most', '', 'all'], ...told]));
  return { ok: rows.length > 0 && rows.every(({ median, goal }) => median <= goal), found: { rows } };
};

/**
 * A new visitor opens a page twice.
 * @returns the times of painting, in milliseconds
 */
async function visit(launcher: Launcher, port: number, path: string): Promise<[first: number, again: number]> {
  const line = await Line.to(port, slow4G());
  const tab = await launcher.newTab(PHONE, 'light');
  await tab.slowDown?.(SLOWDOWN);
  try {
    const first = await painted(tab, line.address + path);
    const latest = performance.now() + CACHE_TIMEOUT_MS;
    while (!(await tab.run(isKept, null)) && performance.now() < latest) await pause(POLL_INTERVAL_MS);
    return [first, await painted(tab, line.address + path)];
  } finally {
    await tab.close();
    line.close();
  }
}

/**
 * Opens a page.
 * @returns when its largest part was painted, or the first part if the engine reports no more
 */
async function painted(tab: Tab, url: string): Promise<number> {
  await tab.open(url);
  await pause(REST_MS);
  await tab.run(listen, null);
  await pause(POLL_INTERVAL_MS);
  return tab.run(() => (globalThis as { lanternPainted?: number }).lanternPainted ?? Number.NaN, null);
}

/** Records paint events. Runs in the page. */
function listen(): void {
  const type = ['largest-contentful-paint', 'paint'].find((one) =>
    PerformanceObserver.supportedEntryTypes.includes(one),
  );
  if (!type) return;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries())
      (globalThis as { lanternPainted?: number }).lanternPainted = startTime;
  }).observe({ type, buffered: true });
}

/**
 * Whether the page is controlled by a service worker that has cached both pages. The result is available at the next
 * call.
 */
const isKept = (): boolean => {
  const found = globalThis as { lanternKept?: boolean };
  void Promise.all(['/', '/room.html'].map((path) => caches.match(path))).then((pages) => {
    found.lanternKept = pages.every(Boolean);
  });
  return navigator.serviceWorker.controller !== null && found.lanternKept === true;
};
