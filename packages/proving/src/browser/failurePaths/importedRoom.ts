import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openSeats } from '../seatsSheet';
import { look, type Scene, toTheTable } from './scene';

const admin = fileURLToPath(new URL('../../../../server/dist/admin.js', import.meta.url));

/**
 * Exports and imports the running match. The printed link makes a browser the host of the new room, who takes a seat
 * alone.
 */
export async function importedRoom(scene: Scene): Promise<void> {
  const { desk, server, folder, code, link, done } = scene;
  const file = join(folder, 'evening.json');
  const environment = { ...process.env, DATABASE_URL: `sqlite:${join(folder, 'lantern.db')}` };
  const run = (...words: string[]) =>
    execFileSync(process.execPath, [admin, ...words], { encoding: 'utf8', env: environment });
  run('export', code, file);
  const [, path = ''] = /(\/r\/\w+#host=[\w-]+)\n/.exec(run('import', file)) ?? [];
  await desk.page.goto('about:blank');
  await desk.page.goto(server.address + path);
  await look(scene, desk.page, 'host-link');
  await desk.page.getByRole('button', { name: 'Host this room here' }).click();
  await desk.page.getByRole('main', { name: 'Board' }).waitFor();
  await openSeats(desk.page);
  await desk.page.getByLabel('Your name').fill('Ana');
  await desk.page.getByRole('button', { name: 'Ask for this seat' }).first().click();
  await desk.page.getByText('The seat is yours.').first().waitFor();
  await toTheTable(desk, link);
  done('the link of an imported room makes a host, who can sit down alone');
}
