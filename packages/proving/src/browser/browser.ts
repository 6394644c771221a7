import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readOptions, wholeNumber } from '../options';
import { ServerProcess } from '../serverProcess';
import { type Proof, UsageError, type Verdict } from '../verdict';
import { Camera } from './camera';
import { Faults } from './faults';
import { incidentsOf } from './incidents';
import { openRoom, sitDown, start } from './lobby';
import { type Played, playToTheEnd } from './match';
import { chromiumPath, launch, type Person, person } from './people';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

const OPTIONS = { port: { type: 'string' }, built: { type: 'boolean' }, screenshots: { type: 'boolean' } } as const;

/**
 * Three phones and a watcher at a desk play a match through the pages of the built server. `--screenshots` renews the
 * pictures in `docs/screenshots`; `--built` takes the build that is there.
 */
export const browser: Proof = async (argv) => {
  const given = readOptions(argv, OPTIONS);
  const executable = chromiumPath();
  if (!executable) return withoutChromium();
  if (!given.built) execFileSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: 'ignore' });
  const folder = mkdtempSync(join(tmpdir(), 'lantern-browser-'));
  const server = new ServerProcess(folder, wholeNumber('port', given.port, 1, 8310));
  const faults = new Faults(server.address);
  const camera = new Camera(given.screenshots ? join(root, 'docs/screenshots') : join(folder, 'screenshots'), faults);
  const chromium = await launch(executable);
  let played: Played | undefined;
  try {
    await server.start();
    const everybody = await Promise.all([
      person(chromium, 'Ana', 'phone', faults),
      person(chromium, 'Ben', 'phone', faults),
      person(chromium, 'Cleo', 'phone', faults),
      person(chromium, 'Watcher', 'desktop', faults),
    ]);
    played = await evening(everybody, server, camera, faults).catch(async (error: unknown) => {
      const last = everybody.map(({ name, page }) => page.screenshot({ path: join(folder, `failed-${name}.png`) }));
      await Promise.allSettled(last);
      console.log(`What the people saw last, and the server's log: ${folder}`);
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
  }
  return verdictOf(played, camera, faults);
};

async function evening(
  everybody: [Person, Person, Person, Person],
  server: ServerProcess,
  camera: Camera,
  faults: Faults,
): Promise<Played> {
  const [ana, ben, cleo, watcher] = everybody;
  console.log('A room is opened');
  const link = await openRoom(ana, server.address, camera);
  await Promise.all([sitDown(ben, link, 2), sitDown(cleo, link, 3), watcher.page.goto(link)]);
  await ana.page.getByText('Cleo', { exact: true }).waitFor();
  await camera.everyWay(ana.page, 'room');
  await camera.check(ana.page, 'room');
  console.log('The match begins');
  await start(ana, everybody);
  const incidents = incidentsOf({ people: [ana, ben, cleo], watcher, server, faults, camera });
  const played = await playToTheEnd([ana, ben, cleo], incidents, faults);
  console.log(`The match is over after ${played.taps} taps`);
  for (const { page } of everybody) await page.getByRole('button', { name: 'Back to the room' }).waitFor();
  await camera.everyWay(ana.page, 'table-end');
  await camera.check(ana.page, 'table, end');
  for (const path of ['settings', 'about']) {
    await watcher.page.goto(`${server.address}/${path}`);
    await watcher.page.getByRole('heading', { level: 1 }).waitFor();
    await camera.check(watcher.page, path);
  }
  for (const name of played.missed) faults.add(`never came to pass: ${name}`);
  return played;
}

function withoutChromium(): Verdict {
  if (process.env.CI === 'true') throw new UsageError('There is no Chromium to run: install it or name it in CHROMIUM');
  console.log('SKIPPED: there is no Chromium on this machine. Install it, or name it in CHROMIUM.');
  return { ok: true, found: { skipped: 'no Chromium' } };
}

function verdictOf(played: Played | undefined, camera: Camera, faults: Faults): Verdict {
  console.log(`Taps: ${JSON.stringify(played?.kinds)}`);
  console.log(`Pictures: ${camera.taken.length}; axe looked at: ${camera.checked.join('; ')}`);
  console.log(faults.list.length === 0 ? 'No faults.' : `${faults.list.length} faults:\n  ${faults.list.join('\n  ')}`);
  return {
    ok: faults.list.length === 0 && played !== undefined,
    found: {
      taps: played?.taps,
      kinds: played?.kinds,
      pictures: camera.taken.length,
      axe: camera.checked,
      faults: faults.list,
    },
  };
}
