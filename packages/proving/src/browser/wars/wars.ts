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
import { sitDown, start } from '../lobby';
import { chromiumPath, launch, type Person, person } from '../people';
import { photographMaps } from './warsMaps';
import { type PlayedWar, playWar } from './warsMatch';
import { openWarsRoom, seatBots, TO_TEN_ROUNDS } from './warsRoom';
import { MUST_BE_SEEN, WarsScenes } from './warsScenes';
import { seenOtherwise } from './warsSights';

const root = fileURLToPath(new URL('../../../../..', import.meta.url));

const OPTIONS = { port: { type: 'string' }, built: { type: 'boolean' }, screenshots: { type: 'boolean' } } as const;

/** The round of the Metropolis at which everybody has seen enough. */
const ENOUGH = 4;

interface Evening {
  duel: PlayedWar;
  metropolis: PlayedWar;
  seen: string[];
}

/**
 * Two phones and a watcher at a desk play a duel of Crystal Wars to its end, two people and two bots some rounds of the
 * Metropolis, and every map is looked at. `--screenshots` renews the pictures in `docs/screenshots`; `--built` takes
 * the build that is there.
 */
export const wars: Proof = async (argv) => {
  const given = readOptions(argv, OPTIONS);
  const executable = chromiumPath();
  if (!executable) {
    console.log('SKIPPED: there is no Chromium on this machine. Install it, or name it in CHROMIUM.');
    return { ok: process.env.CI !== 'true', found: { skipped: 'no Chromium' } };
  }
  if (!given.built) execFileSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: 'ignore' });
  const folder = mkdtempSync(join(tmpdir(), 'lantern-wars-'));
  const server = new ServerProcess(folder, wholeNumber('port', given.port, 1, 8312), { BOT_PACE: '0.05' });
  const faults = new Faults(server.address);
  const pictures = given.screenshots ? join(root, 'docs/screenshots') : join(folder, 'screenshots');
  const camera = new Camera(pictures, faults, 'webp');
  const chromium = await launch(executable);
  let evening: Evening | undefined;
  try {
    await server.start();
    const [ana, ben, watcher] = await Promise.all([
      person(chromium, 'Ana', 'phone', faults),
      person(chromium, 'Ben', 'phone', faults),
      person(chromium, 'Watcher', 'desktop', faults),
    ]);
    // Without motion: what pulses on three pages would keep a small machine busy painting.
    for (const { page } of [ana, ben, watcher]) await page.emulateMedia({ reducedMotion: 'reduce' });
    evening = await spend(ana, ben, watcher, server.address, camera, faults).catch(async (error: unknown) => {
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
  const bytes = camera.shrink();
  console.log(`${camera.taken.length} pictures of ${Math.round(bytes / 1000)} kB`);
  if (given.screenshots) rmSync(folder, { recursive: true });
  else console.log(`Pictures: ${folder}/screenshots`);
  for (const name of MUST_BE_SEEN) if (!evening.seen.includes(name)) faults.add(`never came to pass: ${name}`);
  const { list } = faults;
  return {
    ok: list.length === 0,
    found: { ...evening, pictures: camera.taken.length, axe: camera.checked, faults: list },
  };
};

async function spend(
  ana: Person,
  ben: Person,
  watcher: Person,
  address: string,
  camera: Camera,
  faults: Faults,
): Promise<Evening> {
  const scenes = new WarsScenes(camera);
  console.log('A duel');
  const duel = await playDuel(ana, ben, watcher, address, camera, scenes, faults);
  console.log(`The duel is over after ${duel.taps} taps: ${JSON.stringify(duel.kinds)}`);
  const metropolis = await playMetropolis(ana, ben, address, camera, scenes, faults);
  console.log(`The Metropolis after ${metropolis.taps} taps: ${JSON.stringify(metropolis.kinds)}`);
  await photographMaps(watcher, address, camera);
  return { duel, metropolis, seen: scenes.seen };
}

async function playDuel(
  ana: Person,
  ben: Person,
  watcher: Person,
  address: string,
  camera: Camera,
  scenes: WarsScenes,
  faults: Faults,
): Promise<PlayedWar> {
  const link = await openWarsRoom(ana, address, {
    players: 2,
    switches: ['diplomats'],
    lower: { roundLimit: TO_TEN_ROUNDS },
  });
  await Promise.all([sitDown(ben, link, 2), watcher.page.goto(link)]);
  await ana.page.getByText('Ben', { exact: true }).waitFor();
  await start(ana, [ana, ben, watcher]);
  const played = await playWar([ana, ben], scenes.come, faults);
  for (const one of [ana, ben, watcher]) await lookAtResult(one);
  await camera.everyWay(ana.page, 'wars-end');
  await camera.check(ana.page, 'wars-end');
  await watcher.page.getByRole('button', { name: 'Close', exact: true }).first().click();
  await camera.take(watcher.page, 'wars-watcher-desktop-dark');
  return played;
}

/** Whoever was closing another sheet at that moment has closed the one with the result, too. */
async function lookAtResult({ page }: Person): Promise<void> {
  const sheet = page.getByRole('button', { name: 'Back to the room' });
  const result = page.getByRole('button', { name: 'Result' });
  await result.waitFor({ state: 'attached' });
  if (!(await sheet.isVisible())) await result.click();
  await sheet.waitFor();
}

async function playMetropolis(
  ana: Person,
  ben: Person,
  address: string,
  camera: Camera,
  scenes: WarsScenes,
  faults: Faults,
): Promise<PlayedWar> {
  const link = await openWarsRoom(ana, address, { players: 4, preset: 'metropolis' });
  await sitDown(ben, link, 2);
  await ana.page.getByText('Ben', { exact: true }).waitFor();
  await seatBots(ana, [3, 4]);
  await start(ana, [ana, ben]);
  const played = await playWar([ana, ben], scenes.come, faults, ENOUGH);
  await seenOtherwise(ana, camera);
  return played;
}
