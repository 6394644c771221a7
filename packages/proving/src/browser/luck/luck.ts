import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readOptions, wholeNumber } from '../../options';
import { ServerProcess } from '../../serverProcess';
import type { Proof } from '../../verdict';
import { Camera } from '../camera';
import { Faults } from '../faults';
import { sitDown } from '../lobby';
import { chromiumPath, launch, type Person, person } from '../people';
import { anotherDevice, sharedHost } from './devices';
import { deletedUnderfoot, fullDisk, wrongCode } from './failures';
import { skippedStep } from './lesson';
import type { Scene } from './scene';
import { hostAway, waitedFor } from './waiting';

const root = fileURLToPath(new URL('../../../../..', import.meta.url));

const OPTIONS = { port: { type: 'string' }, built: { type: 'boolean' }, screenshots: { type: 'boolean' } } as const;

/** What a full disk leaves in the log of the server. */
const ON_PURPOSE = /SQLITE_(FULL|IOERR)/;

/**
 * Bad luck: people who are away, codes and links that are wrong or used, two devices on one seat, a full disk, a room that
 * is deleted underfoot. `--screenshots` renews its pictures in `docs/screenshots`; `--built` takes the build that is there.
 */
export const luck: Proof = async (argv) => {
  const given = readOptions(argv, OPTIONS);
  const executable = chromiumPath();
  if (!executable) {
    console.log('SKIPPED: there is no Chromium on this machine. Install it, or name it in CHROMIUM.');
    return { ok: process.env.CI !== 'true', found: { skipped: 'no Chromium' } };
  }
  if (!given.built) execFileSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: 'ignore' });
  const folder = mkdtempSync(join(tmpdir(), 'lantern-luck-'));
  const server = new ServerProcess(folder, wholeNumber('port', given.port, 1, 8319), { BOT_PACE: '0.2' });
  const faults = new Faults(server.address);
  const pictures = given.screenshots ? join(root, 'docs/screenshots') : join(folder, 'screenshots');
  const camera = new Camera(pictures, faults, 'webp');
  const chromium = await launch(executable);
  const seen: string[] = [];
  try {
    await server.start();
    const [ana, ben, desk, screen] = await Promise.all([
      person(chromium, 'Ana', 'phone', faults),
      person(chromium, 'Ben', 'phone', faults),
      person(chromium, 'Ben at a desk', 'desktop', faults),
      person(chromium, 'Big screen', 'desktop', faults),
    ]);
    const done = (what: string) => {
      seen.push(what);
      console.log(`  ${what}`);
    };
    const people = { ana, ben, desk, screen };
    await evening({ ...people, ...(await opened(ana, server)), server, camera, faults, done }).catch(
      async (error: unknown) => {
        for (const { name, page } of Object.values(people))
          await page.screenshot({ path: join(folder, `failed-${name}.png`) }).catch(() => undefined);
        console.log(`What the people saw last: ${folder}`);
        throw error;
      },
    );
  } finally {
    await chromium.close();
    await server.stop();
  }
  for (const line of server.errors()) if (!ON_PURPOSE.test(line)) faults.add(`the server's log: ${line}`);
  console.log(`${camera.taken.length} pictures of ${Math.round(camera.shrink() / 1000)} kB`);
  if (given.screenshots) rmSync(folder, { recursive: true });
  else console.log(`Pictures: ${folder}/screenshots`);
  return { ok: faults.list.length === 0, found: { seen, axe: camera.checked, faults: faults.list } };
};

async function evening(scene: Scene): Promise<void> {
  await sitDown(scene.ben, scene.link, 2);
  await hostAway(scene);
  await waitedFor(scene);
  await anotherDevice(scene);
  await wrongCode(scene);
  await fullDisk(scene);
  await deletedUnderfoot(scene);
  await sharedHost(scene);
  await skippedStep(scene);
}

async function opened({ page, name }: Person, { address }: ServerProcess): Promise<Pick<Scene, 'link' | 'code'>> {
  await page.goto(`${address}/open/crystal-city-catan`);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Open the room' }).tap();
  await page.waitForURL(/\/r\/[A-Z0-9]+$/);
  return { link: page.url(), code: page.url().slice(-6) };
}
