import type { View } from '@lantern/games/improvised-dungeon-crawl/board';
import { improvisedDungeonCrawl } from '@lantern/games/improvised-dungeon-crawl/game';
import { strings } from '@lantern/games/improvised-dungeon-crawl/strings/en/index';
import { analyseFromEnd } from '../ahead/analysis';
import { allowHints, askForHint } from '../ahead/hints';
import { type Harness, withHarness } from '../harness';
import { sitDown, start } from '../lobby';
import type { Person } from '../people';
import { type Cast, lookOn, ScriptedMatch, seedThatShows } from '../scriptedMatch';
import { comeTo, seatEverybody } from '../seated';
import { type PlayedCrawl, playCrawl } from './crawlMatch';
import { COMES, CrawlScenes, MUST_BE_SEEN, MUST_COME } from './crawlScenes';

/** Under these options loot is voted on and monsters may be elites; Ana's hero is a thief. */
const CAST: Cast = {
  module: improvisedDungeonCrawl,
  names: ['Zoe', 'Ben', 'Cleo', 'Ana'],
  options: { loot: 'vote', elites: true },
  seat: '3',
};

/**
 * Two phones with two bots make heroes, shop and crawl by taps; then a party is seen from one of its seats until a dungeon
 * is done with and everything worth a picture has come up. `--screenshots` keeps its pictures in `screenshots/`; `--built`
 * takes the build that is there.
 */
export const crawl = withHarness(
  { name: 'crawl', port: 8314, seed: () => seedThatShows(CAST, MUST_COME, COMES), environment: { BOT_PACE: '0.05' } },
  async (harness) => {
    const scenes = new CrawlScenes(harness.camera);
    const [ana, ben, watcher] = await Promise.all([
      harness.enter('Ana', 'phone'),
      harness.enter('Ben', 'phone'),
      harness.enter('Watcher', 'desktop'),
    ]);
    const played = await tapAlong([ana, ben, watcher], harness, scenes);
    await ben.page.close();
    console.log(`By taps: ${played.rooms} rooms after ${played.taps} taps: ${JSON.stringify(played.kinds)}`);
    await seeItAll(ana, watcher, harness, scenes);
    for (const name of MUST_BE_SEEN) if (!scenes.seen.includes(name)) harness.faults.add(`never came to pass: ${name}`);
    return { played, seen: scenes.seen };
  },
);

/** Heroes are made, wares bought and a room or two met by taps; then there is a hint. */
async function tapAlong(
  [ana, ben, watcher]: readonly [Person, Person, Person],
  { address, camera, faults }: Harness,
  scenes: CrawlScenes,
): Promise<PlayedCrawl> {
  const link = await openRoom(ana, address);
  await sitDown(ben, link, 2);
  await ana.page.getByText('Ben', { exact: true }).waitFor();
  for (const seat of [3, 4]) await ana.page.getByRole('button', { name: `Put a bot on seat ${seat}` }).tap();
  await allowHints(ana);
  await Promise.all([start(ana, [ana, ben]), watcher.page.goto(link)]);
  const hint = () => askForHint({ address, camera, faults, name: 'crawl', players: [ana, ben], watcher });
  return playCrawl([ana, ben], scenes, { faults, hint });
}

/** A whole crawl of bots, seen from Ana's seat; its end is looked at by her and by somebody who watches. */
async function seeItAll(
  ana: Person,
  watcher: Person,
  { address, camera, faults, seed = '' }: Harness,
  scenes: CrawlScenes,
): Promise<void> {
  const seated = await seatEverybody(address, CAST);
  const match = new ScriptedMatch<View>(address, CAST, seated, seed);
  await comeTo(ana, address, seated, CAST.seat);
  await lookOn(match, ana, scenes);
  match.leave();
  await comeTo(watcher, address, seated);
  for (const { page } of [ana, watcher]) await page.getByRole('button', { name: 'Back to the room' }).waitFor();
  await camera.everyWay(ana.page, 'crawl-end');
  await camera.check(ana.page, 'crawl-end');
  await analyseFromEnd(ana, { camera, faults, name: 'crawl' });
  await watcher.page.getByRole('button', { name: 'Close', exact: true }).first().click();
  await camera.take(watcher.page, 'crawl-watcher-desktop-dark');
}

/** Opens a room for four in which loot is voted on and monsters may be elites. @returns the link to it */
async function openRoom({ page, name }: Person, address: string): Promise<string> {
  await page.goto(address);
  await page.getByRole('link', { name: `Open a room for ${strings.title}` }).tap();
  const more = page.getByRole('group', { name: 'Players' }).getByRole('button', { name: 'More' });
  while (await more.isEnabled()) await more.tap();
  await page.getByText('Every option').tap();
  await page.getByRole('radio', { name: strings.options.loot?.values?.vote }).tap();
  await page.getByRole('switch', { name: strings.options.elites?.label }).tap();
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Open the room' }).tap();
  await page.waitForURL(/\/r\/[A-Z0-9]+$/);
  return page.url();
}
