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
import { pastEvening } from './pastEvening';

const root = fileURLToPath(new URL('../../../../..', import.meta.url));

const OPTIONS = { port: { type: 'string' }, built: { type: 'boolean' }, screenshots: { type: 'boolean' } } as const;

/**
 * Two phones and a watcher look back: while a match of Crystal City Catan is played, after having been away, by the link
 * of the replay, from a saved file, and with the check of fair play. `--screenshots` renews its pictures in
 * `docs/screenshots`; `--built` takes the build that is there.
 */
export const past: Proof = async (argv) => {
  const given = readOptions(argv, OPTIONS);
  const executable = chromiumPath();
  if (!executable) {
    console.log('SKIPPED: there is no Chromium on this machine. Install it, or name it in CHROMIUM.');
    return { ok: process.env.CI !== 'true', found: { skipped: 'no Chromium' } };
  }
  if (!given.built) execFileSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: 'ignore' });
  const folder = mkdtempSync(join(tmpdir(), 'lantern-past-'));
  const server = new ServerProcess(folder, wholeNumber('port', given.port, 1, 8318));
  const faults = new Faults(server.address);
  const pictures = given.screenshots ? join(root, 'docs/screenshots') : join(folder, 'screenshots');
  const camera = new Camera(pictures, faults, 'webp');
  const chromium = await launch(executable);
  const done: string[] = [];
  try {
    await server.start();
    const people: [Person, Person, Person] = [
      await person(chromium, 'Ana', 'phone', faults),
      await person(chromium, 'Ben', 'phone', faults),
      await person(chromium, 'Watcher', 'desktop', faults),
    ];
    await pastEvening(people, { address: server.address, folder, camera, faults, done }).catch(
      async (error: unknown) => {
        for (const { name, page } of people)
          await page.screenshot({ path: join(folder, `failed-${name}.png`) }).catch(() => undefined);
        console.log(`What the people saw last, after ${done.join(', ')}: ${folder}`);
        throw error;
      },
    );
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
