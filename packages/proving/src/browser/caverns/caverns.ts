import type { View } from '@lantern/games/crystal-caverns/board';
import { crystalCaverns } from '@lantern/games/crystal-caverns/game';
import { strings } from '@lantern/games/crystal-caverns/strings/en/index';
import { analyseFromEnd } from '../ahead/analysis';
import { allowHints, askForHint } from '../ahead/hints';
import { type Harness, withHarness } from '../harness';
import { sitDown, start } from '../lobby';
import type { Person } from '../people';
import { type Cast, lookOn, ScriptedMatch, seedThatShows } from '../scriptedMatch';
import { comeTo, seatEverybody } from '../seated';
import { type PlayedCaverns, playCaverns } from './cavernsMatch';
import { CavernsScenes, COMES, MUST_BE_SEEN, MUST_COME } from './cavernsScenes';

/** The gentle set of options: in it the mage, Ana, casts at will. */
const CAST: Cast = {
  module: crystalCaverns,
  names: ['Ana', 'Zoe', 'Tom'],
  options: {
    ...crystalCaverns.options.presets.find(({ id }) => id === 'gentle')?.options,
    classes: 'assigned',
    colours: ['red', 'blue', 'black'],
  },
  seat: '0',
};

/**
 * Two phones with three bots choose classes, lay cards and fight by taps; then a party is seen from one of its seats until
 * the match is over and everything worth a picture has come up. `--screenshots` keeps its pictures in `screenshots/`;
 * `--built` takes the build that is there.
 */
export const caverns = withHarness(
  { name: 'caverns', port: 8313, seed: () => seedThatShows(CAST, MUST_COME, COMES), environment: { BOT_PACE: '0.05' } },
  async (harness) => {
    const scenes = new CavernsScenes(harness.camera);
    const [ana, ben, watcher] = await Promise.all([
      harness.enter('Ana', 'phone'),
      harness.enter('Ben', 'phone'),
      harness.enter('Watcher', 'desktop'),
    ]);
    const played = await tapAlong([ana, ben, watcher], harness, scenes);
    await ben.page.close();
    console.log(`By taps: ${played.turns} turns after ${played.taps} taps: ${JSON.stringify(played.kinds)}`);
    await seeItAll(ana, watcher, harness, scenes);
    for (const name of MUST_BE_SEEN) if (!scenes.seen.includes(name)) harness.faults.add(`never came to pass: ${name}`);
    return { played, seen: scenes.seen };
  },
);

/** Classes are chosen, cards laid and monsters fought by taps; then there is a hint. */
async function tapAlong(
  [ana, ben, watcher]: readonly [Person, Person, Person],
  { address, camera, faults }: Harness,
  scenes: CavernsScenes,
): Promise<PlayedCaverns> {
  // Who has seen a few fights wants fast dice; the other one switches them on at the table.
  await ana.page.goto(address);
  await ana.page.evaluate(() =>
    localStorage.setItem('lantern.caverns.pace', JSON.stringify({ auto: false, speed: 'fast' })),
  );
  const link = await openRoom(ana, address);
  await sitDown(ben, link, 2);
  await ana.page.getByText('Ben', { exact: true }).waitFor();
  for (const seat of [3, 4, 5]) await seatBot(ana, seat);
  await allowHints(ana);
  await Promise.all([start(ana, [ana, ben]), watcher.page.goto(link)]);
  const hint = () => askForHint({ address, camera, faults, name: 'caverns', players: [ana, ben], watcher });
  return playCaverns([ana, ben], scenes, { faults, hint });
}

/** A whole match of bots, seen from Ana's seat; its end is looked at by her and by somebody who watches. */
async function seeItAll(
  ana: Person,
  watcher: Person,
  { address, camera, faults, seed = '' }: Harness,
  scenes: CavernsScenes,
): Promise<void> {
  const seated = await seatEverybody(address, CAST);
  const match = new ScriptedMatch<View>(address, CAST, seated, seed);
  await comeTo(ana, address, seated, CAST.seat);
  await lookOn(match, ana, scenes);
  match.leave();
  await comeTo(watcher, address, seated);
  for (const { page } of [ana, watcher]) await page.getByRole('button', { name: 'Back to the room' }).waitFor();
  await camera.everyWay(ana.page, 'caverns-end');
  await camera.check(ana.page, 'caverns-end');
  await analyseFromEnd(ana, { camera, faults, name: 'caverns' });
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
