import type { View } from '@lantern/games/improvised-dungeon-crawl/board';
import { improvisedDungeonCrawl } from '@lantern/games/improvised-dungeon-crawl/game';
import { strings } from '@lantern/games/improvised-dungeon-crawl/strings/en/index';
import { allowHints, askForHint } from '../ahead/hints';
import { gameTile } from '../gameTile';
import { type Harness, withHarness } from '../harness';
import { sitDown, start } from '../lobby';
import type { Person } from '../people';
import { type Cast, seedThatShows } from '../scriptedMatch';
import { seeItAll } from '../seeItAll';
import { type PlayedCrawl, playCrawl } from './crawlMatch';
import { COMES, CrawlScenes, MUST_BE_SEEN, MUST_COME } from './crawlScenes';

/** Options with votes on loot and with elite monsters; Ana's hero is a thief. */
const CAST: Cast = {
  module: improvisedDungeonCrawl,
  names: ['Zoe', 'Ben', 'Cleo', 'Ana'],
  options: { loot: 'vote', elites: true },
  seat: '3',
};

/**
 * Two phones with two bots make heroes, shop and explore by taps. Then a party is watched from one seat until a dungeon
 * is finished and every sight has been photographed. `--screenshots` saves the pictures in `screenshots/`; `--built`
 * uses the existing build.
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
    await seeItAll<View>({ harness, cast: CAST, ana, watcher, scenes, name: 'crawl' });
    for (const name of MUST_BE_SEEN) if (!scenes.seen.includes(name)) harness.faults.add(`never came to pass: ${name}`);
    return { played, seen: scenes.seen };
  },
);

/** Makes heroes, buys gear and meets a room or two by taps, and then asks for a hint. */
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

/**
 * Opens a room for four with votes on loot and with elite monsters.
 * @returns the link to it
 */
async function openRoom({ page, name }: Person, address: string): Promise<string> {
  await page.goto(address);
  await gameTile(page, strings.title).tap();
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
