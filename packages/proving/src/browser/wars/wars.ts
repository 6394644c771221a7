import { crystalWars } from '@lantern/games/crystal-wars/game';
import { type Harness, withHarness } from '../harness';
import { sitDown, start } from '../lobby';
import type { Person } from '../people';
import { settle } from '../settle';
import { StandIns } from '../standIns';
import { photographMaps } from './warsMaps';
import { type PlayedWar, playWar } from './warsMatch';
import { openWarsRoom, seatBots, TO_TEN_ROUNDS } from './warsRoom';
import { MUST_BE_SEEN, WarsScenes } from './warsScenes';
import { seenOtherwise } from './warsSights';

/** The round of the Metropolis at which everybody has seen enough. */
const ENOUGH = 3;

/**
 * Two phones and a watcher at a desk play a duel of Crystal Wars to its end, two people and two bots some rounds of the
 * Metropolis, and every map is looked at. `--screenshots` keeps its pictures in `screenshots/`; `--built` takes the
 * build that is there.
 */
export const wars = withHarness({ name: 'wars', port: 8312, environment: { BOT_PACE: '0.05' } }, async (harness) => {
  const [ana, ben, watcher] = await Promise.all([
    harness.enter('Ana', 'phone'),
    harness.enter('Ben', 'phone'),
    harness.enter('Watcher', 'desktop'),
  ]);
  // Without motion: what pulses on three pages would keep a small machine busy painting.
  for (const { page } of [ana, ben, watcher]) await page.emulateMedia({ reducedMotion: 'reduce' });
  const scenes = new WarsScenes(harness.camera);
  console.log('A duel');
  const duel = await playDuel(ana, ben, watcher, harness, scenes);
  console.log(`The duel is over after ${duel.taps} taps: ${JSON.stringify(duel.kinds)}`);
  const metropolis = await playMetropolis(ana, ben, harness, scenes);
  console.log(`The Metropolis after ${metropolis.taps} taps: ${JSON.stringify(metropolis.kinds)}`);
  await photographMaps(watcher, harness.address, harness.camera);
  for (const name of MUST_BE_SEEN) if (!scenes.seen.includes(name)) harness.faults.add(`never came to pass: ${name}`);
  return { duel, metropolis, seen: scenes.seen };
});

async function playDuel(
  ana: Person,
  ben: Person,
  watcher: Person,
  { address, camera, faults }: Harness,
  scenes: WarsScenes,
): Promise<PlayedWar> {
  const link = await openWarsRoom(ana, address, {
    players: 2,
    switches: ['diplomats'],
    lower: { roundLimit: TO_TEN_ROUNDS },
  });
  await Promise.all([sitDown(ben, link, 2), watcher.page.goto(link)]);
  await ana.page.getByText('Ben', { exact: true }).waitFor();
  await start(ana, [ana, ben, watcher]);
  const standIns = await StandIns.of([ana, ben], crystalWars, address);
  const standInsMay = () => MUST_BE_SEEN.every((name) => scenes.seen.includes(name));
  const played = await playWar([ana, ben], scenes.come, faults, { standIns, standInsMay });
  standIns.leave();
  for (const one of [ana, ben, watcher]) await lookAtResult(one);
  await camera.everyWay(ana.page, 'wars-end');
  await camera.check(ana.page, 'wars-end');
  await watcher.page.getByRole('button', { name: 'Close', exact: true }).first().click();
  await camera.take(watcher.page, 'wars-watcher-desktop-dark');
  return played;
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

async function playMetropolis(
  ana: Person,
  ben: Person,
  { address, camera, faults }: Harness,
  scenes: WarsScenes,
): Promise<PlayedWar> {
  const link = await openWarsRoom(ana, address, { players: 4, preset: 'metropolis' });
  await sitDown(ben, link, 2);
  await ana.page.getByText('Ben', { exact: true }).waitFor();
  await seatBots(ana, [3, 4]);
  await start(ana, [ana, ben]);
  const played = await playWar([ana, ben], scenes.come, faults, { untilRound: ENOUGH });
  await seenOtherwise(ana, camera);
  return played;
}
