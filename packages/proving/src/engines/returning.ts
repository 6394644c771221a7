import { setTimeout as pause } from 'node:timers/promises';
import { build } from '../browser/harness';
import { readOptions } from '../options';
import type { Proof } from '../verdict';
import { Builds } from './builds';
import { launchAll } from './launch';
import { ENGINES, type Tab } from './tab';

const OPTIONS = { built: { type: 'boolean' }, engine: { type: 'string' } } as const;

const PHONE = { width: 390, height: 844 };

/** Milliseconds something may take in the slowest of the browsers. */
const PATIENCE = 30_000;

/** Milliseconds between two looks at a page, and until a page that is to stay as it is would have changed. */
const GLANCE = 100;
const STAYS = 2_000;

/**
 * Who comes back to a server that was updated meanwhile, in every engine: the page starts from what is kept, the newer one
 * is there the next time, at once where it is loaded anew, and by itself where the old one speaks another protocol.
 */
export const returning: Proof = async (argv) => {
  const given = readOptions(argv, OPTIONS);
  if (!given.built) build();
  const wanted = ENGINES.filter((engine) => given.engine === undefined || given.engine === engine);
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
  await until(tab, 'the pages are not kept', keeps, 'first');

  server.keepSilent();
  await tab.open(`${address}/about`);
  await until(tab, 'the page does not start from what is kept', shows, 'first');
  await tab.open(`${address}/r/ABCDEF`);
  await until(tab, 'the room does not start from what is kept', shows, 'first');
  server.answer();
  // What was asked for in vain is asked for again by the browsers themselves.
  await pause(STAYS);

  server.now = { name: 'second', protocol: '1' };
  await tab.open(address);
  await until(tab, 'the newer page is not kept', keeps, 'second');
  await pause(STAYS);
  if (!(await tab.run(shows, 'first'))) throw new Error('a page is exchanged under the hands of who looks at it');
  await tab.open(`${address}/settings`);
  await until(tab, 'the newer page is not used the next time', shows, 'second');

  server.now = { name: 'third', protocol: '2' };
  // Firefox takes a visit for failed where the page loads itself anew before it is complete.
  await tab.open(address).catch(() => undefined);
  await until(tab, 'a page of an older protocol does not load itself anew', shows, 'third');

  server.now = { name: 'fourth', protocol: '2' };
  await tab.run(() => {
    Object.assign(globalThis, { isLeft: true });
    location.reload();
  }, null);
  await until(tab, 'a page does not load itself anew', () => !('isLeft' in globalThis), null);
  // Safari's engine does not tell the worker that this is more than a visit: there it is the newer one the next time.
  if (tab.engine !== 'webkit') await until(tab, 'a page that is loaded anew is not the server’s', shows, 'fourth');

  await tab.run(() => void import('/assets/of-an-old-build.js' as string).catch(() => location.reload()), null);
  await until(tab, 'a page whose parts are gone does not get the server’s', shows, 'fourth');
}

/** Waits until something holds in the page; one that is being left answers nothing. */
async function until<Argument>(
  tab: Tab,
  otherwise: string,
  holds: (argument: Argument) => boolean,
  argument: Argument,
): Promise<void> {
  const now = () => tab.run(holds, argument).catch(() => false);
  for (const latest = performance.now() + PATIENCE; !(await now()); await pause(GLANCE))
    if (performance.now() > latest) throw new Error(otherwise);
}

/** Whether the page is of a build, and has begun. */
const shows = (name: string): boolean =>
  document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content === name &&
  document.querySelector('.before-start') === null;

/** Whether both pages of a build are kept by a worker that has this page in its hands; it is found out by the next look. */
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
