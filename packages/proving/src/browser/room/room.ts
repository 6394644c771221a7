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
import { chromiumPath, launch, type Person, person } from '../people';
import { largeText } from './largeText';
import { roomNight } from './night';

const root = fileURLToPath(new URL('../../../../..', import.meta.url));

const OPTIONS = { port: { type: 'string' }, built: { type: 'boolean' }, screenshots: { type: 'boolean' } } as const;

/**
 * An evening in one room: two phones and a watcher at a desk play twice with rotated seats, pause, wait for one who is
 * away, end by vote, change the game, pass the host role and move to another device. At last somebody reads every board
 * at twice the size of text. `--screenshots` renews its pictures in `docs/screenshots`; `--built` takes the build that
 * is there.
 */
export const room: Proof = async (argv) => {
  const given = readOptions(argv, OPTIONS);
  const executable = chromiumPath();
  if (!executable) {
    console.log('SKIPPED: there is no Chromium on this machine. Install it, or name it in CHROMIUM.');
    return { ok: process.env.CI !== 'true', found: { skipped: 'no Chromium' } };
  }
  if (!given.built) execFileSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: 'ignore' });
  const folder = mkdtempSync(join(tmpdir(), 'lantern-room-'));
  const server = new ServerProcess(folder, wholeNumber('port', given.port, 1, 8316), { BOT_PACE: '0.2' });
  const faults = new Faults(server.address);
  const pictures = given.screenshots ? join(root, 'docs/screenshots') : join(folder, 'screenshots');
  const camera = new Camera(pictures, faults, given.screenshots ? 'webp' : 'png');
  const chromium = await launch(executable);
  const done: string[] = [];
  try {
    await server.start();
    const people: Person[] = await Promise.all([
      person(chromium, 'Ana', 'phone', faults),
      person(chromium, 'Ben', 'phone', faults),
      person(chromium, 'Watcher', 'desktop', faults),
      person(chromium, 'Ben at a desk', 'desktop', faults),
    ]);
    const spec = { address: server.address, camera, faults, done };
    await roomNight(people, spec).catch(async (error: unknown) => {
      for (const { name, page } of people)
        await page.screenshot({ path: join(folder, `failed-${name}.png`) }).catch(() => undefined);
      console.log(`What the people saw last, after ${done.join(', ')}: ${folder}`);
      throw error;
    });
    for (const { context } of people) await context.close();
    await largeText(await person(chromium, 'Erna', 'phone', faults), spec);
  } finally {
    await chromium.close();
    await server.stop();
  }
  for (const line of server.errors()) faults.add(`the server's log: ${line}`);
  if (given.screenshots) {
    console.log(`The pictures come to ${Math.round(camera.shrink() / 1000)} kB`);
    rmSync(folder, { recursive: true });
  } else console.log(`Pictures: ${folder}/screenshots`);
  const { list } = faults;
  return { ok: list.length === 0, found: { done, axe: camera.checked, faults: list } };
};
