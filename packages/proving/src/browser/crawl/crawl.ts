import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { text } from '@lantern/games/improvised-dungeon-crawl/text.en';
import { readOptions, wholeNumber } from '../../options';
import { ServerProcess } from '../../serverProcess';
import type { Proof } from '../../verdict';
import { Camera } from '../camera';
import { Faults } from '../faults';
import { sitDown, start } from '../lobby';
import { chromiumPath, launch, type Person, person } from '../people';
import { type PlayedCrawl, playCrawl } from './crawlMatch';
import { CrawlScenes, MUST_BE_SEEN } from './crawlScenes';

const root = fileURLToPath(new URL('../../../../..', import.meta.url));

const OPTIONS = { port: { type: 'string' }, built: { type: 'boolean' }, screenshots: { type: 'boolean' } } as const;

/** A party may fall before it meets the dragon: then another one goes in, at most so many in all. */
const PARTIES = 4;

/**
 * Three phones with a bot, and a watcher at a desk, crawl until a dungeon is done with and everything worth a picture
 * has been seen. `--screenshots` renews the pictures in `docs/screenshots`; `--built` takes the build that is there.
 */
export const crawl: Proof = async (argv) => {
  const given = readOptions(argv, OPTIONS);
  const executable = chromiumPath();
  if (!executable) {
    console.log('SKIPPED: there is no Chromium on this machine. Install it, or name it in CHROMIUM.');
    return { ok: process.env.CI !== 'true', found: { skipped: 'no Chromium' } };
  }
  if (!given.built) execFileSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: 'ignore' });
  const folder = mkdtempSync(join(tmpdir(), 'lantern-crawl-'));
  const server = new ServerProcess(folder, wholeNumber('port', given.port, 1, 8314), { BOT_PACE: '0.05' });
  const faults = new Faults(server.address);
  const pictures = given.screenshots ? join(root, 'docs/screenshots') : join(folder, 'screenshots');
  const camera = new Camera(pictures, faults, 'webp');
  const scenes = new CrawlScenes(camera);
  const chromium = await launch(executable);
  const parties: PlayedCrawl[] = [];
  try {
    await server.start();
    const people = await Promise.all([
      person(chromium, 'Ana', 'phone', faults),
      person(chromium, 'Ben', 'phone', faults),
      person(chromium, 'Cleo', 'phone', faults),
      person(chromium, 'Watcher', 'desktop', faults),
    ]);
    await evening(people, server.address, camera, scenes, parties, faults).catch(async (error: unknown) => {
      for (const { name, page } of people)
        await page.screenshot({ path: join(folder, `failed-${name}.png`) }).catch(() => undefined);
      console.log(`What the people saw last: ${folder}`);
      throw error;
    });
  } finally {
    await chromium.close();
    await server.stop();
  }
  for (const line of server.errors()) faults.add(`the server's log: ${line}`);
  for (const name of MUST_BE_SEEN) if (!scenes.seen.includes(name)) faults.add(`never came to pass: ${name}`);
  console.log(`${camera.taken.length} pictures of ${Math.round(camera.shrink() / 1000)} kB`);
  if (given.screenshots) rmSync(folder, { recursive: true });
  else console.log(`Pictures: ${folder}/screenshots`);
  const { list } = faults;
  return {
    ok: list.length === 0,
    found: { parties, seen: scenes.seen, pictures: camera.taken.length, axe: camera.checked, faults: list },
  };
};

/** Parties go in until everything has been seen; the end of the last one is looked at by everybody. */
async function evening(
  [ana, ben, cleo, watcher]: readonly [Person, Person, Person, Person],
  address: string,
  camera: Camera,
  scenes: CrawlScenes,
  parties: PlayedCrawl[],
  faults: Faults,
): Promise<void> {
  while (
    parties.length === 0 ||
    (!MUST_BE_SEEN.every((name) => scenes.seen.includes(name)) && parties.length < PARTIES)
  ) {
    const link = await openRoom(ana, address);
    await Promise.all([sitDown(ben, link, 2), sitDown(cleo, link, 3), watcher.page.goto(link)]);
    await ana.page.getByText('Cleo', { exact: true }).waitFor();
    await ana.page.getByRole('button', { name: 'Put a bot on seat 4' }).tap();
    await start(ana, [ana, ben, cleo, watcher]);
    const played = await playCrawl([ana, ben, cleo], scenes, faults);
    parties.push(played);
    console.log(`A party is done after ${played.rooms} rooms and ${played.taps} taps: ${JSON.stringify(played.kinds)}`);
    for (const { page } of [ana, ben, cleo, watcher])
      await page.getByRole('button', { name: 'Back to the room' }).waitFor();
  }
  await camera.everyWay(ana.page, 'crawl-end');
  await camera.check(ana.page, 'crawl-end');
  await watcher.page.getByRole('button', { name: 'Close', exact: true }).first().click();
  await camera.take(watcher.page, 'crawl-watcher-desktop-dark');
}

/** Opens a room for four in which loot is voted on and monsters may be elites. @returns the link to it */
async function openRoom({ page, name }: Person, address: string): Promise<string> {
  await page.goto(address);
  await page.getByRole('link', { name: `Open a room for ${text.title}` }).tap();
  const more = page.getByRole('group', { name: 'Players' }).getByRole('button', { name: 'More' });
  while (await more.isEnabled()) await more.tap();
  await page.getByText('Every option').tap();
  await page.getByRole('radio', { name: text.options.loot?.values?.vote }).tap();
  await page.getByRole('switch', { name: text.options.elites?.label }).tap();
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Open the room' }).tap();
  await page.waitForURL(/\/r\/[A-Z0-9]+$/);
  return page.url();
}
