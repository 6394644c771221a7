import type { View } from '@lantern/games/crystal-wars/board';
import { crystalWars } from '@lantern/games/crystal-wars/game';
import { allowHints, askForHint } from '../ahead/hints';
import { type Harness, withHarness } from '../harness';
import { sitDown, start } from '../lobby';
import type { Person } from '../people';
import { type Cast, ScriptedMatch, seedThatShows } from '../scriptedMatch';
import { comeTo, seatEverybody } from '../seated';
import { seeItAll } from '../seeItAll';
import { settle } from '../settle';
import { photographMaps } from './warsMaps';
import { type PlayedWar, playWar } from './warsMatch';
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
    const [ana, ben, watcher] = await Promise.all([
      harness.enter('Ana', 'phone'),
      harness.enter('Ben', 'phone'),
      harness.enter('Watcher', 'desktop'),
    ]);
    const scenes = new WarsScenes(harness.camera);
    const played = await tapAlong([ana, ben, watcher], harness, scenes);
    await ben.page.close();
    console.log(`By taps: ${played.taps}: ${JSON.stringify(played.kinds)}`);
    await seeItAll<View>({ harness, cast: DUEL, ana, watcher, scenes, name: 'wars', ended: lookAtResult });
    await seeMetropolis(ana, harness);
    await photographMaps(watcher, harness);
    for (const name of MUST_BE_SEEN) if (!scenes.seen.includes(name)) harness.faults.add(`never came to pass: ${name}`);
    return { played, seen: scenes.seen };
  },
);

/** Plays the first rounds of a duel by taps, and asks for a hint. */
async function tapAlong(
  [ana, ben, watcher]: readonly [Person, Person, Person],
  { address, camera, faults }: Harness,
  scenes: WarsScenes,
): Promise<PlayedWar> {
  const lower = { roundLimit: TO_TEN_ROUNDS };
  const link = await openWarsRoom(ana, address, { players: 2, switches: ['diplomats'], lower });
  await sitDown(ben, link, 2);
  await ana.page.getByText('Ben', { exact: true }).waitFor();
  await allowHints(ana);
  await Promise.all([start(ana, [ana, ben]), watcher.page.goto(link)]);
  const hint = () => askForHint({ address, camera, faults, name: 'wars', players: [ana, ben], watcher });
  return playWar([ana, ben], scenes.come, { faults, hint });
}

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
