import { crystalCaverns } from '@lantern/games/crystal-caverns/game';
import { strings } from '@lantern/games/crystal-caverns/strings/en/index';
import { type Harness, withHarness } from '../harness';
import { sitDown, start } from '../lobby';
import type { Person } from '../people';
import { StandIns } from '../standIns';
import { type PlayedCaverns, playCaverns } from './cavernsMatch';
import { CavernsScenes, MUST_BE_SEEN } from './cavernsScenes';

/** A party may fall before it meets the Dragon: then another one goes down, at most so many in all. */
const PARTIES = 4;

/**
 * Two phones with three bots, and a watcher at a desk, go down the caverns until the match is over and everything worth
 * a picture has been seen. `--screenshots` keeps its pictures in `screenshots/`; `--built` takes the build that is
 * there.
 */
export const caverns = withHarness(
  { name: 'caverns', port: 8313, environment: { BOT_PACE: '0.05' } },
  async (harness) => {
    const scenes = new CavernsScenes(harness.camera);
    const parties: PlayedCaverns[] = [];
    const people = await Promise.all([
      harness.enter('Ana', 'phone'),
      harness.enter('Ben', 'phone'),
      harness.enter('Watcher', 'desktop'),
    ]);
    await playSession(people, harness, scenes, parties);
    for (const name of MUST_BE_SEEN) if (!scenes.seen.includes(name)) harness.faults.add(`never came to pass: ${name}`);
    return { parties, seen: scenes.seen };
  },
);

/** Parties go down until everything has been seen; the end of the last one is looked at by everybody. */
async function playSession(
  [ana, ben, watcher]: readonly [Person, Person, Person],
  { address, camera, faults }: Harness,
  scenes: CavernsScenes,
  parties: PlayedCaverns[],
): Promise<void> {
  // Who has seen a few fights wants fast dice; the other one switches them on at the table.
  await ana.page.goto(address);
  await ana.page.evaluate(() =>
    localStorage.setItem('lantern.caverns.pace', JSON.stringify({ auto: false, speed: 'fast' })),
  );
  while (
    parties.length === 0 ||
    (!MUST_BE_SEEN.every((name) => scenes.seen.includes(name)) && parties.length < PARTIES)
  ) {
    const link = await openRoom(ana, address);
    await Promise.all([sitDown(ben, link, 2), watcher.page.goto(link)]);
    await ana.page.getByText('Ben', { exact: true }).waitFor();
    for (const seat of [3, 4, 5]) await seatBot(ana, seat);
    await start(ana, [ana, ben, watcher]);
    const standIns = await StandIns.of([ana, ben], crystalCaverns, address);
    const played = await playCaverns([ana, ben], standIns, scenes, faults);
    standIns.leave();
    parties.push(played);
    console.log(
      `A party's way ends in turn ${played.turns} after ${played.taps} taps: ${JSON.stringify(played.kinds)}`,
    );
    for (const { page } of [ana, ben, watcher]) await page.getByRole('button', { name: 'Back to the room' }).waitFor();
  }
  await camera.everyWay(ana.page, 'caverns-end');
  await camera.check(ana.page, 'caverns-end');
  await watcher.page.getByRole('button', { name: 'Close', exact: true }).first().click();
  await camera.take(watcher.page, 'caverns-watcher-desktop-dark');
}

/** Opens a room for five with the gentle set of options: there the mage casts at will. @returns the link to it */
async function openRoom({ page, name }: Person, address: string): Promise<string> {
  await page.goto(address);
  await page.getByRole('link', { name: `Open a room for ${strings.title}` }).tap();
  await page.getByRole('radio', { name: strings.presets.gentle?.label }).tap();
  const more = page.getByRole('group', { name: 'Players' }).getByRole('button', { name: 'More' });
  while (await more.isEnabled()) await more.tap();
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Open the room' }).tap();
  await page.waitForURL(/\/r\/[A-Z0-9]+$/);
  return page.url();
}

/** Puts a bot on a seat, counted from 1. */
async function seatBot({ page }: Person, seat: number): Promise<void> {
  const button = page.getByRole('button', { name: `Put a bot on seat ${seat}` });
  await button.tap();
  await button.waitFor({ state: 'detached' });
}
