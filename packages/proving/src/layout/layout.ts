import { setTimeout as pause } from 'node:timers/promises';
import { modules } from '@lantern/games/index';
import type { AnyModule } from '@lantern/games/module';
import { type Harness, withHarness } from '../browser/harness';
import { settle } from '../browser/settle';
import { Looker } from './looker';
import { pageOf, playersOf, seatEverybody } from './seating';
import { situationOf } from './situation';

const LANGUAGES = ['en', 'de'] as const;

/** Moves after which a match is looked at no longer; and in the short form. */
const MOVES = 400;
const SHORT_MOVES = 150;

/** Milliseconds between two moves of a seat: so many messages does the server take from a connection. */
const PACE = 120;

/**
 * The settled states of a match in five sizes and two languages, each kind of situation once. All seats are played over
 * sockets by the games' bots, the same matches each time; two pages, one a language, show the first seat. `--game <id>`
 * looks at one game, `--short` at each stage only once, `--screenshots` keeps a picture of every look.
 */
export const layout = withHarness(
  { name: 'layout', port: 8461, seed: () => 'layout', environment: { BOT_PACE: '0' } },
  async (harness) => {
    const games = modules.filter(({ id }) => harness.game === undefined || harness.game === id);
    let looks = 0;
    for (const module of games) looks += await lookAt(module, harness);
    return { games: games.map(({ id }) => id), looks };
  },
);

async function lookAt(module: AnyModule, harness: Harness): Promise<number> {
  const seated = await seatEverybody(harness.address, module, Math.min(4, module.players.max));
  const pages = await Promise.all(LANGUAGES.map((language) => pageOf(harness, seated, module, language)));
  const lookers = pages.map((page, at) => new Looker(page, `${module.id}, ${LANGUAGES[at]}`, harness));
  const players = playersOf(harness.address, module, seated);
  const seen = new Set<string>();
  const last = harness.short ? SHORT_MOVES : MOVES;
  for (let moves = 0; moves < last; moves++) {
    await pause(PACE);
    const view = players[0]?.view;
    if (!view) continue;
    // What the players have heard the pages have heard too; they draw it.
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
  harness.done(`${module.id}: ${seen.size} situations`);
  return lookers.reduce((sum, { looks }) => sum + looks, 0);
}
