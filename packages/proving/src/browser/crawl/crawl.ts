import { improvisedDungeonCrawl } from '@lantern/games/improvised-dungeon-crawl/game';
import { strings } from '@lantern/games/improvised-dungeon-crawl/strings/en/index';
import { type Harness, withHarness } from '../harness';
import { sitDown, start } from '../lobby';
import type { Person } from '../people';
import { StandIns } from '../standIns';
import { type PlayedCrawl, playCrawl } from './crawlMatch';
import { CrawlScenes, MUST_BE_SEEN } from './crawlScenes';

/** A party may fall before it meets the dragon: then another one goes in, at most so many in all. */
const PARTIES = 4;

/**
 * Three phones with a bot, and a watcher at a desk, crawl until a dungeon is done with and everything worth a picture
 * has been seen. `--screenshots` keeps its pictures in `screenshots/`; `--built` takes the build that is there.
 */
export const crawl = withHarness({ name: 'crawl', port: 8314, environment: { BOT_PACE: '0.05' } }, async (harness) => {
  const scenes = new CrawlScenes(harness.camera);
  const parties: PlayedCrawl[] = [];
  const people = await Promise.all([
    harness.enter('Ana', 'phone'),
    harness.enter('Ben', 'phone'),
    harness.enter('Cleo', 'phone'),
    harness.enter('Watcher', 'desktop'),
  ]);
  await playSession(people, harness, scenes, parties);
  for (const name of MUST_BE_SEEN) if (!scenes.seen.includes(name)) harness.faults.add(`never came to pass: ${name}`);
  return { parties, seen: scenes.seen };
});

/** Parties go in until everything has been seen; the end of the last one is looked at by everybody. */
async function playSession(
  [ana, ben, cleo, watcher]: readonly [Person, Person, Person, Person],
  { address, camera, faults }: Harness,
  scenes: CrawlScenes,
  parties: PlayedCrawl[],
): Promise<void> {
  while (
    parties.length === 0 ||
    (!MUST_BE_SEEN.every((name) => scenes.seen.includes(name)) && parties.length < PARTIES)
  ) {
    const link = await openRoom(ana, address);
    await Promise.all([sitDown(ben, link, 2), sitDown(cleo, link, 3), watcher.page.goto(link)]);
    await ana.page.getByText('Cleo', { exact: true }).waitFor();
    await ana.page.getByRole('button', { name: 'Put a bot on seat 4' }).tap();
    await start(ana, [ana, ben, cleo, watcher]);
    const standIns = await StandIns.of([ana, ben, cleo], improvisedDungeonCrawl, address);
    const played = await playCrawl([ana, ben, cleo], standIns, scenes, faults);
    standIns.leave();
    parties.push(played);
    console.log(`A party is done after ${played.rooms} rooms and ${played.taps} taps: ${JSON.stringify(played.kinds)}`);
    for (const { page } of [ana, ben, cleo, watcher])
      await page.getByRole('button', { name: 'Back to the room' }).waitFor();
  }
  await camera.everyWay(ana.page, 'crawl-end');
  await camera.check(ana.page, 'crawl-end');
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
