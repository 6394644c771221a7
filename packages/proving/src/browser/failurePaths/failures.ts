import { execFileSync } from 'node:child_process';
import { post } from '../../rooms';
import { keysOf } from '../room/wire';
import { look, type Scene, toTheTable } from './scene';

/** Opens an unknown code. */
export async function wrongCode(scene: Scene): Promise<void> {
  const { ben, server, link, done } = scene;
  await scene.faults.duringRefusals(async () => {
    await ben.page.goto(`${server.address}/r/BBBBBB`);
    await ben.page.getByRole('heading', { name: 'No room called BBBBBB' }).waitFor();
  });
  await look(scene, ben.page, 'wrong-code');
  await toTheTable(ben, link);
  done('a wrong code is reported and can be corrected');
}

/** The disk of the server is full: nothing is saved, everybody reads why, and it recovers as soon as there is space. */
export async function fullDisk(scene: Scene): Promise<void> {
  const { ana, server, faults, done } = scene;
  await ana.page.getByRole('button', { name: 'Room and settings' }).tap();
  const pause = ana.page.getByRole('button', { name: 'Pause the match' });
  writable(server.pid, false);
  try {
    await faults.duringRefusals(async () => {
      await pause.tap();
      await ana.page
        .getByText(/^The server cannot save anything at the moment: its disk is full/)
        .first()
        .waitFor();
    });
    await look(scene, ana.page, 'full-disk');
  } finally {
    writable(server.pid, true);
  }
  await pause.tap();
  await pause.waitFor({ state: 'detached' });
  await ana.page.keyboard.press('Escape');
  await ana.page.locator('dialog[open]').waitFor({ state: 'detached' });
  await ana.page.getByRole('button', { name: 'Resume' }).tap();
  done('a full disk is reported and nothing is lost');
}

/** Controls whether a process may write to files; otherwise every write fails as on a full disk. */
function writable(pid: number, may: boolean): void {
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${may ? 'unlimited' : '0'}:`]);
}

/** The room is deleted while people are in a match, in a replay and at a big screen. */
export async function deletedUnderfoot(scene: Scene): Promise<void> {
  const { ana, ben, desk, screen, server, code, link, camera, faults, done } = scene;
  const { hostKey } = await keysOf(ana.page, code);
  const { matchId } = (await (await fetch(`${server.address}/api/rooms/${code}`)).json()) as { matchId: string };
  await ben.page.goto(`${link}/m/${matchId}`);
  await ben.page.getByRole('region', { name: /^Replay of/ }).waitFor();
  await faults.duringRefusals(async () => {
    await post(`${server.address}/api/rooms/${code}/close`, {}, hostKey);
    for (const { page } of [ana, desk]) await page.getByRole('heading', { name: `Room ${code} is gone` }).waitFor();
    await screen.page.getByRole('heading', { name: `No room called ${code}` }).waitFor();
    await ben.page.reload();
    await ben.page.getByRole('heading', { name: 'The replay could not be loaded' }).waitFor();
  });
  await look(scene, ana.page, 'gone');
  await look(scene, ben.page, 'gone-replay');
  await camera.take(screen.page, 'luck-gone-tv-dark');
  await ana.page.getByRole('button', { name: 'Open a new room' }).tap();
  await ana.page.waitForURL(/\/open\/crystal-city-catan$/);
  done('the deletion of a room in use is reported at the table, on the big screen and in a replay');
}
