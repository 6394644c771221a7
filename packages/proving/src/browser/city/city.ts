import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { text } from '@lantern/games/crystal-city-catan/text.en';
import { readOptions, wholeNumber } from '../../options';
import { ServerProcess } from '../../serverProcess';
import type { Proof } from '../../verdict';
import { Camera } from '../camera';
import { Faults } from '../faults';
import { sitDown, start } from '../lobby';
import { chromiumPath, launch, type Person, person } from '../people';
import { type PlayedCity, playCity } from './cityMatch';

const root = fileURLToPath(new URL('../../../../..', import.meta.url));

const OPTIONS = { port: { type: 'string' }, built: { type: 'boolean' }, screenshots: { type: 'boolean' } } as const;

/**
 * Two phones and a watcher at a desk play a short match of Crystal City Catan through the pages of the built server.
 * `--screenshots` renews its pictures in `docs/screenshots`; `--built` takes the build that is there.
 */
export const city: Proof = async (argv) => {
  const given = readOptions(argv, OPTIONS);
  const executable = chromiumPath();
  if (!executable) {
    console.log('SKIPPED: there is no Chromium on this machine. Install it, or name it in CHROMIUM.');
    return { ok: process.env.CI !== 'true', found: { skipped: 'no Chromium' } };
  }
  if (!given.built) execFileSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: 'ignore' });
  const folder = mkdtempSync(join(tmpdir(), 'lantern-city-'));
  const server = new ServerProcess(folder, wholeNumber('port', given.port, 1, 8311));
  const faults = new Faults(server.address);
  const camera = new Camera(given.screenshots ? join(root, 'docs/screenshots') : join(folder, 'screenshots'), faults);
  const chromium = await launch(executable);
  let played: PlayedCity | undefined;
  try {
    await server.start();
    const [ana, ben, watcher] = await Promise.all([
      person(chromium, 'Ana', 'phone', faults),
      person(chromium, 'Ben', 'phone', faults),
      person(chromium, 'Watcher', 'desktop', faults),
    ]);
    played = await evening(ana, ben, watcher, server.address, camera, faults).catch(async (error: unknown) => {
      for (const { name, page } of [ana, ben, watcher])
        await page.screenshot({ path: join(folder, `failed-${name}.png`) }).catch(() => undefined);
      console.log(`What the people saw last: ${folder}`);
      throw error;
    });
  } finally {
    await chromium.close();
    await server.stop();
  }
  for (const line of server.errors()) faults.add(`the server's log: ${line}`);
  if (given.screenshots) {
    console.log(`The pictures come to ${Math.round(camera.shrink() / 1000)} kB`);
    rmSync(folder, { recursive: true });
  } else console.log(`Pictures: ${folder}/screenshots`);
  console.log(`Taps: ${JSON.stringify(played.kinds)}; events that asked: ${played.events.join(', ')}`);
  const { taps, kinds, events } = played;
  const { list } = faults;
  return { ok: list.length === 0, found: { taps, kinds, events, axe: camera.checked, faults: list } };
};

async function evening(
  ana: Person,
  ben: Person,
  watcher: Person,
  address: string,
  camera: Camera,
  faults: Faults,
): Promise<PlayedCity> {
  const link = await openRoom(ana, address);
  await Promise.all([sitDown(ben, link, 2), watcher.page.goto(link)]);
  await ana.page.getByText('Ben', { exact: true }).waitFor();
  await start(ana, [ana, ben, watcher]);
  await ana.page.getByRole('button', { name: 'Seal my choice' }).waitFor();
  await camera.everyWay(ana.page, 'city-setup');
  await camera.check(ana.page, 'city-setup');
  const played = await playCity([ana, ben], camera, faults);
  for (const { page } of [ana, ben, watcher]) await page.getByRole('button', { name: 'Back to the room' }).waitFor();
  await camera.everyWay(ana.page, 'city-end');
  await camera.check(ana.page, 'city-end');
  await watcher.page.getByRole('button', { name: 'Close', exact: true }).first().click();
  await camera.take(watcher.page, 'city-watcher-desktop-dark');
  return played;
}

/** Opens a room for a match to eight points with ready-made corners. @returns the link to it */
async function openRoom({ page, name }: Person, address: string): Promise<string> {
  await page.goto(address);
  await page.getByRole('link', { name: `Open a room for ${text.title}` }).tap();
  await page.getByRole('radio', { name: text.presets.short?.label }).tap();
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Open the room' }).tap();
  await page.waitForURL(/\/r\/[A-Z0-9]+$/);
  return page.url();
}
