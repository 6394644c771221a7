import type { View } from '@lantern/games/crystal-wars/board';
import { crystalWars } from '@lantern/games/crystal-wars/game';
import { type Harness, withHarness } from '../harness';
import type { Person } from '../people';
import { type Cast, ScriptedMatch, seedThatShows } from '../scriptedMatch';
import { comeTo, seatEverybody } from '../seated';
import { settle } from '../settle';
import { playAndWatch } from '../tappedGame';
import { photographMaps } from './warsMaps';
import { playWar } from './warsMatch';
import { openWarsRoom, TO_TEN_ROUNDS } from './warsRoom';
import { COMES, MUST_BE_SEEN, WarsScenes } from './warsScenes';
import { seenOtherwise } from './warsSights';

/** A duel that ends soon after the last sight. */
const DUEL: Cast = {
  module: crystalWars,
  names: ['Ana', 'Zoe'],
  options: { diplomats: true, roundLimit: 10 },
  seat: '0',
};

const METROPOLIS: Cast = {
  module: crystalWars,
  names: ['Ana', 'Ben', 'Zoe', 'Tom'],
  options: { scenario: 'metropolis' },
  seat: '0',
};

const LOWER = { roundLimit: TO_TEN_ROUNDS };

/** The round from which the Metropolis is worth a picture. */
const ENOUGH = 3;

/**
 * Two phones start a duel of Crystal Wars by taps; a duel is watched from one seat to its end, the Metropolis with
 * simulated colour vision, and every map. `--screenshots` saves the pictures in `screenshots/`; `--built` uses the
 * existing build.
 */
export const wars = withHarness(
  {
    name: 'wars',
    port: 8312,
    still: true,
    seed: () => seedThatShows(DUEL, MUST_BE_SEEN, COMES),
    environment: { BOT_PACE: '0.05' },
  },
  async (harness) => {
    const scenes = new WarsScenes(harness.camera);
    const { ana, watcher, played } = await playAndWatch<View>(harness, {
      ...{ name: 'wars', cast: DUEL, scenes, mustBeSeen: MUST_BE_SEEN, ended: lookAtResult },
      open: (ana, address) => openWarsRoom(ana, address, { players: 2, switches: ['diplomats'], lower: LOWER }),
      play: (people, along) => playWar(people, scenes.come, along),
    });
    await seeMetropolis(ana, harness);
    await photographMaps(watcher, harness);
    return { played, seen: scenes.seen };
  },
);

/** Time within which the result opens after its button is tapped, in milliseconds. */
const OPENS = 3000;

/** A person who was closing another sheet at that moment may have closed the result too. */
async function lookAtResult({ page }: Person): Promise<void> {
  const sheet = page.getByRole('button', { name: 'Back to the room' });
  const result = page.getByRole('button', { name: 'Result' });
  await result.waitFor({ state: 'attached' });
  await settle(page);
  // The page of the result may open by itself between the look and the click, and then covers the button. The click ends
  // before anything else is done: a click that waits on would open the result again later.
  if (!(await sheet.isVisible())) await result.click({ timeout: OPENS }).catch(() => undefined);
  await sheet.waitFor();
}

/**
 * Photographs the Metropolis after some rounds of bots: with simulated colour vision, zoomed in, and the sheet behind
 * its button.
 */
async function seeMetropolis(ana: Person, { address, camera, seed = '' }: Harness): Promise<void> {
  const seated = await seatEverybody(address, METROPOLIS);
  const match = new ScriptedMatch<View>(address, METROPOLIS, seated, seed);
  await match.playUntil(({ round }) => round.number >= ENOUGH);
  match.leave();
  await comeTo(ana, address, seated, METROPOLIS.seat);
  await seenOtherwise(ana, camera);
}
