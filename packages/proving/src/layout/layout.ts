import { setTimeout as pause } from 'node:timers/promises';
import { modules } from '@lantern/games/index';
import type { AnyModule } from '@lantern/games/module';
import type { Page } from 'playwright-core';
import { type Harness, withHarness } from '../browser/harness';
import { settle } from '../browser/settle';
import { type Inspection, inspect, LIMITS, type Rows } from './inspect';
import { pageOf, playersOf, seatEverybody } from './seating';
import { SIZES, type Size } from './sizes';

const LANGUAGES = ['en', 'de'] as const;

/** How often the same kind of state is looked at in a match. */
const LOOKS = 2;

/** Moves after which a match is looked at no longer. */
const MOVES = 400;

/** How often a page is looked at before what is wrong counts. */
const PATIENCE = 6;

/**
 * Every settled state of a match in five sizes and two languages. All seats are played over sockets by the games' bots;
 * two pages, one a language, show the first seat. `--game <id>` looks at one game.
 */
export const layout = withHarness({ name: 'layout', port: 8461, environment: { BOT_PACE: '0' } }, async (harness) => {
  const games = modules.filter(({ id }) => harness.game === undefined || harness.game === id);
  let looks = 0;
  for (const module of games) looks += await lookAt(module, harness);
  return { games: games.map(({ id }) => id), looks };
});

async function lookAt(module: AnyModule, harness: Harness): Promise<number> {
  const players = Math.min(4, module.players.max);
  const room = await seatEverybody(harness.address, module, players);
  const pages = await Promise.all(LANGUAGES.map((language) => pageOf(harness, room, module, language)));
  const seats = playersOf(harness.address, module, room);
  const seen = new Map<string, number>();
  let looks = 0;
  const rows = new Map<string, Rows>();
  for (let moves = 0; moves < MOVES; moves++) {
    await pause(30);
    const view = seats[0]?.view;
    if (!view) continue;
    const state = view.result ? 'the end' : (view.stages['0'] ?? 'others play');
    const count = seen.get(state) ?? 0;
    if (count < LOOKS) {
      seen.set(state, count + 1);
      for (const [at, page] of pages.entries()) {
        await settle(page);
        for (const size of SIZES) {
          looks++;
          await lookOnce(page, size, `${module.id}, ${LANGUAGES[at]}, ${state}`, harness, rows);
        }
      }
    }
    if (view.result) break;
    for (const seat of seats) await seat.play();
  }
  for (const seat of seats) seat.leave();
  await Promise.all(pages.map((page) => page.context().close()));
  harness.done(`${module.id}: ${[...seen.keys()].join(', ')}`);
  return looks;
}

async function lookOnce(
  page: Page,
  size: Size,
  what: string,
  harness: Harness,
  rows: Map<string, Rows>,
): Promise<void> {
  const place = `${size.width}x${size.height}`;
  const key = `${what.split(', ', 2).join()} ${place}`;
  const found = await settled(page, size, rows.get(key));
  rows.set(key, found.rows);
  if (found.faults.length === 0) return;
  const name = `${what} ${place}`.replaceAll(/[^a-z0-9]+/gi, '-');
  await harness.camera.take(page, name);
  for (const fault of found.faults) harness.faults.add(`${what}, ${place}: ${fault} (${name})`);
}

/**
 * Looks until nothing is wrong: on a busy machine a page lays itself out some frames after it has been given its size. A
 * fault is what stays.
 */
async function settled(page: Page, size: Size, before: Rows | undefined): Promise<Inspection> {
  let found: Inspection = { faults: [], rows: { bar: 0, rail: 0 } };
  for (let look = 1; look <= PATIENCE; look++) {
    await page.setViewportSize(size);
    await settle(page);
    found = await page.evaluate(inspect, { size, limits: LIMITS });
    if (before && (before.bar !== found.rows.bar || before.rail !== found.rows.rail))
      found.faults.push(`bar and rail have moved from ${JSON.stringify(before)} to ${JSON.stringify(found.rows)}`);
    if (found.faults.length === 0) break;
    await pause(100 * look);
    // A size that is set again is no news: a phone that has zoomed out stays so.
    if (look === 2) await page.setViewportSize({ width: size.width, height: size.height + 1 });
  }
  return found;
}
