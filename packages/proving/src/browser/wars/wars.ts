import type { View } from '@lantern/games/crystal-wars/board';
import { crystalWars } from '@lantern/games/crystal-wars/game';
import { analyseFromEnd } from '../ahead/analysis';
import { allowHints, askForHint } from '../ahead/hints';
import { type Harness, withHarness } from '../harness';
import { sitDown, start } from '../lobby';
import type { Person } from '../people';
import { type Cast, lookOn, ScriptedMatch, seedThatShows } from '../scriptedMatch';
import { comeTo, seatEverybody } from '../seated';
import { settle } from '../settle';
import { photographMaps } from './warsMaps';
import { type PlayedWar, playWar } from './warsMatch';
import { openWarsRoom, TO_TEN_ROUNDS } from './warsRoom';
import { COMES, MUST_BE_SEEN, WarsScenes } from './warsScenes';
import { seenOtherwise } from './warsSights';

/** A duel that is over soon when nobody looks any more. */
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

/** The round at which there is something to be seen on the Metropolis. */
const ENOUGH = 3;

/**
 * Two phones begin a duel of Crystal Wars by taps; a duel is seen from one of its seats to its end, the Metropolis with
 * other eyes, and every map. `--screenshots` keeps its pictures in `screenshots/`; `--built` takes the build that is there.
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
    await seeDuel(ana, watcher, harness, scenes);
    await seeMetropolis(ana, harness);
    await photographMaps(watcher, harness);
    for (const name of MUST_BE_SEEN) if (!scenes.seen.includes(name)) harness.faults.add(`never came to pass: ${name}`);
    return { played, seen: scenes.seen };
  },
);

/** The first rounds of a duel by taps, and a hint. */
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

/** A whole duel of bots, seen from Ana's seat; its end is looked at by her and by somebody who watches. */
async function seeDuel(
  ana: Person,
  watcher: Person,
  { address, camera, faults, seed = '' }: Harness,
  scenes: WarsScenes,
): Promise<void> {
  const seated = await seatEverybody(address, DUEL);
  const match = new ScriptedMatch<View>(address, DUEL, seated, seed);
  await comeTo(ana, address, seated, DUEL.seat);
  await lookOn(match, ana, scenes);
  match.leave();
  await comeTo(watcher, address, seated);
  for (const one of [ana, watcher]) await lookAtResult(one);
  await camera.everyWay(ana.page, 'wars-end');
  await camera.check(ana.page, 'wars-end');
  await analyseFromEnd(ana, { camera, faults, name: 'wars' });
  await watcher.page.getByRole('button', { name: 'Close', exact: true }).first().click();
  await camera.take(watcher.page, 'wars-watcher-desktop-dark');
}

/** Whoever was closing another sheet at that moment has closed the one with the result, too. */
async function lookAtResult({ page }: Person): Promise<void> {
  const sheet = page.getByRole('button', { name: 'Back to the room' });
  const result = page.getByRole('button', { name: 'Result' });
  await result.waitFor({ state: 'attached' });
  await settle(page);
  if (!(await sheet.isVisible())) await result.click();
  await sheet.waitFor();
}

/** The Metropolis after some rounds of bots, with other eyes, from near, and what lies behind its button. */
async function seeMetropolis(ana: Person, { address, camera, seed = '' }: Harness): Promise<void> {
  const seated = await seatEverybody(address, METROPOLIS);
  const match = new ScriptedMatch<View>(address, METROPOLIS, seated, seed);
  await match.playUntil(({ round }) => round.number >= ENOUGH);
  match.leave();
  await comeTo(ana, address, seated, METROPOLIS.seat);
  await seenOtherwise(ana, camera);
}
