import type { View } from '@lantern/games/crystal-caverns/board';
import { crystalCaverns } from '@lantern/games/crystal-caverns/game';
import { strings } from '@lantern/games/crystal-caverns/strings/en/index';
import { allowHints, askForHint } from '../ahead/hints';
import { gameTile } from '../gameTile';
import { type Harness, withHarness } from '../harness';
import { sitDown, start } from '../lobby';
import type { Person } from '../people';
import { type Cast, seedThatShows } from '../scriptedMatch';
import { seeItAll } from '../seeItAll';
import { type PlayedCaverns, playCaverns } from './cavernsMatch';
import { CavernsScenes, COMES, MUST_BE_SEEN, MUST_COME } from './cavernsScenes';

/** The gentle preset, in which the wizard, Ana, casts at will. */
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
 * Two phones with three bots choose classes, lay cards and fight by taps. Then a match is watched from one seat until
 * it is over and every sight has been photographed. `--screenshots` saves the pictures in `screenshots/`; `--built`
 * uses the existing build.
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
    await seeItAll<View>({ harness, cast: CAST, ana, watcher, scenes, name: 'caverns' });
    for (const name of MUST_BE_SEEN) if (!scenes.seen.includes(name)) harness.faults.add(`never came to pass: ${name}`);
    return { played, seen: scenes.seen };
  },
);

/** Chooses classes, lays cards and fights monsters by taps, and then asks for a hint. */
async function tapAlong(
  [ana, ben, watcher]: readonly [Person, Person, Person],
  { address, camera, faults }: Harness,
  scenes: CavernsScenes,
): Promise<PlayedCaverns> {
  // One person has fast dice and rolls them by hand; the dice of the other roll automatically.
  await ana.page.goto(address);
  await ana.page.evaluate(() =>
    localStorage.setItem('lantern.settings', JSON.stringify({ speed: 'quick', autoRoll: false })),
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

/**
 * Opens a room for five with the gentle preset, in which the wizard casts at will.
 * @returns the link to it
 */
async function openRoom({ page, name }: Person, address: string): Promise<string> {
  await page.goto(address);
  await gameTile(page, strings.title).tap();
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
