import { setTimeout as pause } from 'node:timers/promises';
import { modules } from '@lantern/games/index';
import { seededRandom } from '@lantern/games/kit/random';
import type { AnyModule } from '@lantern/games/module';
import { type Harness, withHarness } from '../browser/harness';
import { playersOf, seatEverybody } from '../browser/seated';
import { settle } from '../browser/settle';
import { Looker } from './looker';
import { clocksOf, NAMES, pageOf } from './seating';
import { situationOf } from './situation';

const LANGUAGES = ['en', 'de'] as const;

/** Maximum number of moves in a match; and in the short form. */
const MOVES = 400;
const SHORT_MOVES = 150;

/** Delay between two moves of a seat, within the server's limits for a connection. */
const MOVE_INTERVAL_MS = 120;

/**
 * Checks the settled states of a match in five sizes and two languages, each kind of situation once. All seats are
 * played over sockets by the games' bots, with the same matches each time; two pages, one for each language, show the
 * first seat. `--game <id>` checks one game, `--short` each stage only once, `--screenshots` saves a picture of every
 * check.
 */
export const layout = withHarness(
  { name: 'layout', port: 8461, seed: () => 'layout', environment: { BOT_PACE: '0' }, games: modules },
  async (harness) => {
    let looks = 0;
    for (const module of harness.games) looks += await lookAt(module, harness);
    return { games: harness.games.map(({ id }) => id), looks };
  },
);

async function lookAt(module: AnyModule, harness: Harness): Promise<number> {
  const names = NAMES.slice(0, Math.min(4, module.players.max));
  const seated = await seatEverybody(harness.address, { module, names, options: clocksOf(module) });
  const pages = await Promise.all(LANGUAGES.map((language) => pageOf(harness, seated, module, language)));
  const lookers = pages.map((page, at) => new Looker(page, `${module.id}, ${LANGUAGES[at]}`, harness));
  const players = playersOf(harness.address, module, seated, seededRandom(`layout ${module.id}`));
  const seen = new Set<string>();
  const last = harness.short ? SHORT_MOVES : MOVES;
  for (let moves = 0; moves < last; moves++) {
    await pause(MOVE_INTERVAL_MS);
    const view = players[0]?.view;
    if (!view) continue;
    // The pages have received the same messages as the players, and draw them.
    await Promise.all(pages.map(settle));
    const stage = view.result ? 'the end' : (view.stages['0'] ?? 'others play');
    const situation = harness.short ? stage : `${stage} ${await pages[0]?.evaluate(situationOf)}`;
    if (!seen.has(situation)) {
      seen.add(situation);
      await Promise.all(lookers.map((looker) => looker.look(`${seen.size} ${stage}`)));
    }
    if (view.result) break;
    for (const player of players) if (await player.play()) await harness.server.ready();
  }
  for (const player of players) player.leave();
  await Promise.all(pages.map((page) => page.context().close()));
  if (seen.size === 0) harness.faults.add(`${module.id}: no situation was checked`);
  harness.done(`${module.id}: ${seen.size} situations`);
  return lookers.reduce((sum, { looks }) => sum + looks, 0);
}
