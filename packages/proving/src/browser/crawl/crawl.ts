import type { View } from '@lantern/games/improvised-dungeon-crawl/board';
import { improvisedDungeonCrawl } from '@lantern/games/improvised-dungeon-crawl/game';
import { strings } from '@lantern/games/improvised-dungeon-crawl/strings/en/index';
import { gameTile } from '../gameTile';
import { withHarness } from '../harness';
import type { Person } from '../people';
import { type Cast, seedThatShows } from '../scriptedMatch';
import { playAndWatch } from '../tappedGame';
import { playCrawl } from './crawlMatch';
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
    const { played } = await playAndWatch<View>(harness, {
      ...{ name: 'crawl', cast: CAST, scenes, mustBeSeen: MUST_BE_SEEN, open: openRoom },
      fill: async ({ page }) => {
        for (const seat of [3, 4]) await page.getByRole('button', { name: `Put a bot on seat ${seat}` }).tap();
      },
      play: (people, along) => playCrawl(people, scenes, along),
    });
    return { played, seen: scenes.seen };
  },
);

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
