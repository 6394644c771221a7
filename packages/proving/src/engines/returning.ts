import { setTimeout as pause } from 'node:timers/promises';
import { build } from '../build';
import { namedOf, readOptions } from '../options';
import type { Proof } from '../verdict';
import { Builds } from './builds';
import { launchAll } from './launch';
import { ENGINES, type Tab } from './tab';

const OPTIONS = { built: { type: 'boolean' }, engine: { type: 'string' } } as const;

const PHONE = { width: 390, height: 844 };

/** Maximum time for a step in the slowest browser. */
const STEP_TIMEOUT_MS = 30_000;

/** Interval between two checks of a page, and how long a page is observed that must not change. */
const POLL_INTERVAL_MS = 100;
const OBSERVED_MS = 2_000;

/**
 * Visitors who return after an update of the server, in every engine: the page starts from the cache; the newer version
 * is there at the next visit, at once after a reload, and by itself if the old one has another protocol version.
 */
export const returning: Proof = async (argv) => {
  const given = readOptions(argv, OPTIONS);
  const wanted = namedOf('engine', given.engine, ENGINES);
  if (!given.built) build();
  const launchers = await launchAll(wanted);
  const missing = wanted.filter((engine) => !launchers.has(engine));
  if (missing.length > 0) console.log(`SKIPPED: not on this machine: ${missing.join(', ')}.`);
  const faults: string[] = [];
  for (const [engine, launcher] of launchers) {
    const server = new Builds();
    try {
      await comeBack(await launcher.newTab(PHONE, 'light'), server, await server.start());
      console.log(`  ${engine}: done`);
    } catch (error) {
      faults.push(`${engine}: ${(error as Error).message}`);
    } finally {
      await launcher.close();
      server.stop();
    }
  }
  for (const fault of faults) console.log(`  FAULT ${fault}`);
  return { ok: faults.length === 0 && (missing.length === 0 || process.env.CI !== 'true'), found: { missing, faults } };
};

async function comeBack(tab: Tab, server: Builds, address: string): Promise<void> {
  await tab.open(address);
  await until(tab, 'the pages are not cached', keeps, 'first');

  server.keepSilent();
  await tab.open(`${address}/about`);
  await until(tab, 'the page does not start from the cache', shows, 'first');
  await tab.open(`${address}/r/ABCDEF`);
  await until(tab, 'the room does not start from the cache', shows, 'first');
  server.answer();
  // Browsers repeat a failed request by themselves.
  await pause(OBSERVED_MS);

  server.now = { name: 'second', protocol: '1' };
  await tab.open(address);
  await until(tab, 'the newer page is not cached', keeps, 'second');
  await pause(OBSERVED_MS);
  if (!(await tab.run(shows, 'first'))) throw new Error('an open page is replaced while it is in use');
  await tab.open(`${address}/settings`);
  await until(tab, 'the newer page is not used the next time', shows, 'second');

  server.now = { name: 'third', protocol: '2' };
  // Firefox considers a visit failed if the page reloads itself before it is complete.
  await tab.open(address).catch(() => undefined);
  await until(tab, 'a page of an older protocol does not reload', shows, 'third');

  server.now = { name: 'fourth', protocol: '2' };
  await tab.run(() => {
    Object.assign(globalThis, { isLeft: true });
    location.reload();
  }, null);
  await until(tab, 'a page does not reload', () => !('isLeft' in globalThis), null);
  // WebKit does not tell the service worker about the reload: there the newer version comes at the next visit.
  if (tab.engine !== 'webkit') await until(tab, 'a page that is reloaded is not the server’s', shows, 'fourth');

  await tab.run(() => void import('/assets/of-an-old-build.js' as string).catch(() => location.reload()), null);
  await until(tab, 'a page whose files were deleted does not load those of the server', shows, 'fourth');
}

/** Waits until a condition holds in the page. A page that is being left does not answer. */
async function until<Argument>(
  tab: Tab,
  otherwise: string,
  holds: (argument: Argument) => boolean,
  argument: Argument,
): Promise<void> {
  const now = () => tab.run(holds, argument).catch(() => false);
  for (const latest = performance.now() + STEP_TIMEOUT_MS; !(await now()); await pause(POLL_INTERVAL_MS))
    if (performance.now() > latest) throw new Error(otherwise);
}

/** Whether the page belongs to a build and has started. */
const shows = (name: string): boolean =>
  document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content === name &&
  document.querySelector('.before-start') === null;

/**
 * Whether both pages of a build are cached by the service worker that controls this page. The result is available at
 * the next call.
 */
const keeps = (name: string): boolean => {
  const found = globalThis as { lanternKeeps?: string };
  const look = async () => {
    const pages = await Promise.all(['/', '/room.html'].map((path) => caches.match(path)));
    const texts = await Promise.all(pages.map((page) => page?.text()));
    if (texts.every((text) => text?.includes(`name="build" content="${name}"`))) found.lanternKeeps = name;
  };
  void look();
  return navigator.serviceWorker.controller !== null && found.lanternKeeps === name;
};
