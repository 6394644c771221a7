import { crystalCityCatan } from '@lantern/games/crystal-city-catan/game';
import { strings } from '@lantern/games/crystal-city-catan/strings/en/index';
import { analyseFromEnd } from '../ahead/analysis';
import { allowHints, askForHint } from '../ahead/hints';
import { gameTile } from '../gameTile';
import { type Harness, withHarness } from '../harness';
import { sitDown, start } from '../lobby';
import type { Person } from '../people';
import { StandIns } from '../standIns';
import { type PlayedCity, playCity } from './cityMatch';

/**
 * Two phones and a desktop watcher play a short match of Crystal City Catan through the pages of the built server.
 * `--screenshots` saves the pictures in `screenshots/`; `--built` uses the existing build.
 */
export const city = withHarness({ name: 'city', port: 8311 }, async (harness) => {
  const people = await Promise.all([
    harness.enter('Ana', 'phone'),
    harness.enter('Ben', 'phone'),
    harness.enter('Watcher', 'desktop'),
  ]);
  const { taps, kinds, events } = await playSession(people, harness);
  console.log(`Taps: ${JSON.stringify(kinds)}; events that asked: ${events.join(', ')}`);
  return { taps, kinds, events };
});

async function playSession(
  [ana, ben, watcher]: readonly [Person, Person, Person],
  { address, camera, faults }: Harness,
): Promise<PlayedCity> {
  const link = await openRoom(ana, address);
  await Promise.all([sitDown(ben, link, 2), watcher.page.goto(link)]);
  await ana.page.getByText('Ben', { exact: true }).waitFor();
  await allowHints(ana);
  await start(ana, [ana, ben, watcher]);
  await ana.page.getByRole('button', { name: 'Seal my choice' }).waitFor();
  await camera.everyWay(ana.page, 'city-setup');
  await camera.check(ana.page, 'city-setup');
  const standIns = await StandIns.of([ana, ben], crystalCityCatan, address);
  const hint = () => askForHint({ address, camera, faults, name: 'city', players: [ana, ben], watcher });
  const played = await playCity([ana, ben], { standIns, hint }, camera, faults);
  standIns.leave();
  for (const { page } of [ana, ben, watcher]) await page.getByRole('button', { name: 'Back to the room' }).waitFor();
  await camera.everyWay(ana.page, 'city-end');
  await camera.check(ana.page, 'city-end');
  await analyseFromEnd(ana, { camera, faults, name: 'city', cancels: true });
  await watcher.page.getByRole('button', { name: 'Close', exact: true }).first().click();
  await camera.take(watcher.page, 'city-watcher-desktop-dark');
  return played;
}

/** Opens a room for a match to eight points with ready-made corners. @returns the link to it */
async function openRoom({ page, name }: Person, address: string): Promise<string> {
  await page.goto(address);
  await gameTile(page, strings.title).tap();
  await page.getByRole('radio', { name: strings.presets.short?.label }).tap();
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Open the room' }).tap();
  await page.waitForURL(/\/r\/[A-Z0-9]+$/);
  return page.url();
}
