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
import { conversation } from './conversation';
import { shell } from './shell';

const root = fileURLToPath(new URL('../../../../..', import.meta.url));

const OPTIONS = { port: { type: 'string' }, built: { type: 'boolean' }, screenshots: { type: 'boolean' } } as const;

/**
 * Two phones and a watcher at a desk talk in the room and at the table, and lose the network. `--screenshots` renews the
 * pictures in `docs/screenshots`; `--built` takes the build that is there.
 */
export const talk: Proof = async (argv) => {
  const given = readOptions(argv, OPTIONS);
  const executable = chromiumPath();
  if (!executable) {
    console.log('SKIPPED: there is no Chromium on this machine. Install it, or name it in CHROMIUM.');
    return { ok: process.env.CI !== 'true', found: { skipped: 'no Chromium' } };
  }
  if (!given.built) execFileSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: 'ignore' });
  const folder = mkdtempSync(join(tmpdir(), 'lantern-talk-'));
  const server = new ServerProcess(folder, wholeNumber('port', given.port, 1, 8316));
  const faults = new Faults(server.address);
  const pictures = given.screenshots ? join(root, 'docs/screenshots') : join(folder, 'screenshots');
  const camera = new Camera(pictures, faults, 'webp');
  const chromium = await launch(executable);
  let seen: string[] = [];
  try {
    await server.start();
    const everybody: [Person, Person, Person] = [
      await person(chromium, 'Ana', 'phone', faults),
      await person(chromium, 'Ben', 'phone', faults),
      await person(chromium, 'Wanda', 'desktop', faults),
    ];
    const scene = { everybody, address: server.address, camera, faults };
    const evening = async () => [...(await conversation(scene)), ...(await shell(scene, server))];
    seen = await evening().catch(async (error: unknown) => {
      for (const { name, page } of everybody)
        await page.screenshot({ path: join(folder, `failed-${name}.png`) }).catch(() => undefined);
      console.log(`What the people saw last: ${folder}`);
      throw error;
    });
  } finally {
    await chromium.close();
    await server.stop();
  }
  for (const line of server.errors()) faults.add(`the server's log: ${line}`);
  console.log(`${camera.taken.length} pictures of ${Math.round(camera.shrink() / 1000)} kB`);
  if (given.screenshots) rmSync(folder, { recursive: true });
  else console.log(`Pictures: ${folder}/screenshots`);
  const { list } = faults;
  return {
    ok: list.length === 0,
    found: { seen, pictures: camera.taken.length, axe: camera.checked, faults: list },
  };
};
