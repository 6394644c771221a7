import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { text } from '@lantern/games/crystal-caverns/text.en';
import { readOptions, wholeNumber } from '../../options';
import { ServerProcess } from '../../serverProcess';
import type { Proof } from '../../verdict';
import { Camera } from '../camera';
import { Faults } from '../faults';
import { sitDown, start } from '../lobby';
import { chromiumPath, launch, type Person, person } from '../people';
import { type PlayedCaverns, playCaverns } from './cavernsMatch';
import { CavernsScenes, MUST_BE_SEEN } from './cavernsScenes';

const root = fileURLToPath(new URL('../../../../..', import.meta.url));

const OPTIONS = { port: { type: 'string' }, built: { type: 'boolean' }, screenshots: { type: 'boolean' } } as const;

/** A party may fall before it meets the Dragon: then another one goes down, at most so many in all. */
const PARTIES = 4;

/**
 * Two phones with three bots, and a watcher at a desk, go down the caverns until the match is over and everything worth
 * a picture has been seen. `--screenshots` renews the pictures in `docs/screenshots`; `--built` takes the build that is
 * there.
 */
export const caverns: Proof = async (argv) => {
  const given = readOptions(argv, OPTIONS);
  const executable = chromiumPath();
  if (!executable) {
    console.log('SKIPPED: there is no Chromium on this machine. Install it, or name it in CHROMIUM.');
    return { ok: process.env.CI !== 'true', found: { skipped: 'no Chromium' } };
  }
  if (!given.built) execFileSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: 'ignore' });
  const folder = mkdtempSync(join(tmpdir(), 'lantern-caverns-'));
  const server = new ServerProcess(folder, wholeNumber('port', given.port, 1, 8313), { BOT_PACE: '0.05' });
  const faults = new Faults(server.address);
  const pictures = given.screenshots ? join(root, 'docs/screenshots') : join(folder, 'screenshots');
  const camera = new Camera(pictures, faults, 'webp');
  const scenes = new CavernsScenes(camera);
  const chromium = await launch(executable);
  const parties: PlayedCaverns[] = [];
  try {
    await server.start();
    const people = await Promise.all([
      person(chromium, 'Ana', 'phone', faults),
      person(chromium, 'Ben', 'phone', faults),
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

/** Parties go down until everything has been seen; the end of the last one is looked at by everybody. */
async function evening(
  [ana, ben, watcher]: readonly [Person, Person, Person],
  address: string,
  camera: Camera,
  scenes: CavernsScenes,
  parties: PlayedCaverns[],
  faults: Faults,
): Promise<void> {
  // Who has seen a few fights wants fast dice; the other one switches them on at the table.
  await ana.page.goto(address);
  await ana.page.evaluate(() =>
    localStorage.setItem('lantern.caverns.pace', JSON.stringify({ auto: false, speed: 'fast' })),
  );
  while (
    parties.length === 0 ||
    (!MUST_BE_SEEN.every((name) => scenes.seen.includes(name)) && parties.length < PARTIES)
  ) {
    const link = await openRoom(ana, address);
    await Promise.all([sitDown(ben, link, 2), watcher.page.goto(link)]);
    await ana.page.getByText('Ben', { exact: true }).waitFor();
    for (const seat of [3, 4, 5]) await seatBot(ana, seat);
    await start(ana, [ana, ben, watcher]);
    const played = await playCaverns([ana, ben], scenes, faults);
    parties.push(played);
    console.log(
      `A party's way ends in turn ${played.turns} after ${played.taps} taps: ${JSON.stringify(played.kinds)}`,
    );
    for (const { page } of [ana, ben, watcher]) await page.getByRole('button', { name: 'Back to the room' }).waitFor();
  }
  await camera.everyWay(ana.page, 'caverns-end');
  await camera.check(ana.page, 'caverns-end');
  await watcher.page.getByRole('button', { name: 'Close', exact: true }).first().click();
  await camera.take(watcher.page, 'caverns-watcher-desktop-dark');
}

/** Opens a room for five with the gentle set of options: there the mage casts at will. @returns the link to it */
async function openRoom({ page, name }: Person, address: string): Promise<string> {
  await page.goto(address);
  await page.getByRole('link', { name: `Open a room for ${text.title}` }).tap();
  await page.getByRole('radio', { name: text.presets.gentle?.label }).tap();
  const more = page.getByRole('group', { name: 'Players' }).getByRole('button', { name: 'More' });
  while (await more.isEnabled()) await more.tap();
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Open the room' }).tap();
  await page.waitForURL(/\/r\/[A-Z0-9]+$/);
  return page.url();
}

/** Puts a bot on a seat, counted from 1. */
async function seatBot({ page }: Person, seat: number): Promise<void> {
  const button = page.getByRole('button', { name: `Put a bot on seat ${seat}` });
  await button.tap();
  await button.waitFor({ state: 'detached' });
}
