import type { View } from '@lantern/games/crystal-caverns/board';
import { crystalCaverns } from '@lantern/games/crystal-caverns/game';
import { strings } from '@lantern/games/crystal-caverns/strings/en/index';
import { gameTile } from '../gameTile';
import { withHarness } from '../harness';
import type { Person } from '../people';
import { type Cast, seedThatShows } from '../scriptedMatch';
import { playAndWatch } from '../tappedGame';
import { playCaverns } from './cavernsMatch';
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
    const { played } = await playAndWatch<View>(harness, {
      ...{ name: 'caverns', cast: CAST, scenes, mustBeSeen: MUST_BE_SEEN, open: openRoom },
      fill: async (ana) => {
        for (const seat of [3, 4, 5]) await seatBot(ana, seat);
      },
      play: (people, along) => playCaverns(people, scenes, along),
    });
    return { played, seen: scenes.seen };
  },
);

/**
 * Opens a room for five with the gentle preset, in which the wizard casts at will.
 * @returns the link to it
 */
async function openRoom({ page, name }: Person, address: string): Promise<string> {
  await page.goto(address);
  // One person has fast dice and rolls them by hand; the dice of the other roll automatically.
  await page.evaluate(() =>
    localStorage.setItem('lantern.settings', JSON.stringify({ speed: 'quick', autoRoll: false })),
  );
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
