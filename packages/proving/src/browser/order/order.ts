import { setTimeout as pause } from 'node:timers/promises';
import { colossalCave } from '@lantern/games/colossal-cave/game';
import { crystalCaverns } from '@lantern/games/crystal-caverns/game';
import { crystalCityCatan } from '@lantern/games/crystal-city-catan/game';
import { crystalWars } from '@lantern/games/crystal-wars/game';
import { improvisedDungeonCrawl } from '@lantern/games/improvised-dungeon-crawl/game';
import type { CommonView } from '@lantern/games/module';
import { median } from '../../quantiles';
import { type Harness, withHarness } from '../harness';
import type { Person } from '../people';
import { type Cast, Course, ScriptedMatch } from '../scriptedMatch';
import { comeTo, seatEverybody } from '../seated';
import { sample, sampleLevels, sampleQuestions, sampleSpeech } from './sampler';

const NAMES = ['Ana', 'Ben'];

/** The games whose moves are shown by the timeline. */
const CASTS: readonly Cast[] = [
  { module: colossalCave, names: [...NAMES, 'Cy'], options: {}, seat: '0' },
  { module: crystalCaverns, names: NAMES, options: {}, seat: '0' },
  { module: crystalCityCatan, names: NAMES, options: {}, seat: '0' },
  { module: crystalWars, names: NAMES, options: { roundLimit: 10 }, seat: '0' },
  { module: improvisedDungeonCrawl, names: NAMES, options: {}, seat: '0' },
];

/** The seed of all matches and bots. */
const SEED = 'order 1';
/** Numbers of moves at the start and the end that are made one after the other; those in between are made at once. */
const WATCHED = { first: 90, last: 15 };
/** Delay between two of them: shorter than a roll, so that several are queued. */
const MOVE_INTERVAL_MS = 450;
/** Delay before a reaction that the viewer owes is made: longer than its question may wait. */
const REACTION_DELAY_MS = 1400;
/**
 * The reaction clock, in seconds, and how long half of its questions may wait for what is being shown, in milliseconds:
 * the timeline’s share of at most one second, and the time to draw it. A busy machine makes some of them wait longer.
 */
const REACTION = { seconds: 12, waits: 1250 };
/** The least time of watching a replay, and the most until a fact and a throw are seen, in milliseconds. */
const REPLAYED = { least: 15_000, most: 90_000 };

/**
 * Observes a match of bots on the phone of a seat and on a big screen, then replays it. No frame may show an outcome before
 * its dice have landed.
 * `--game` selects one game; `--built` uses the existing build.
 */
export const order = withHarness(
  { name: 'order', port: 8326, seed: () => SEED, games: CASTS.map(({ module }) => module) },
  async (harness) => {
    const found: Record<string, Seen> = {};
    for (const cast of CASTS)
      if (harness.games.includes(cast.module)) found[cast.module.id] = await lookAt(cast, harness);
    return found;
  },
);

/** Numbers of frames, facts and rolls that were observed. */
type Seen = Record<'frames' | 'told' | 'throws', number>;

/** The games without dice. */
const DICELESS: ReadonlySet<string> = new Set([colossalCave.id]);

async function lookAt(cast: Cast, harness: Harness): Promise<Seen> {
  const { address } = harness;
  const { id } = cast.module;
  const seated = await seatEverybody(address, cast);
  const ana = await harness.enter('Ana', 'phone');
  await ana.page.addInitScript(sampleQuestions, REACTION.seconds);
  await comeTo(ana, address, seated, cast.seat);
  const tv = await harness.enter('TV', 'desktop');
  await tv.page.goto(`${address}/tv/${seated.code}`);
  await tv.page.getByRole('main', { name: 'Board' }).waitFor();
  for (const { page } of [ana, tv]) await page.evaluate(sample);
  await ana.page.evaluate(sampleSpeech);
  await ana.page.evaluate(sampleLevels);
  const moves = lengthOf(cast);
  const match = new ScriptedMatch<CommonView>(address, cast, seated, SEED);
  for (let move = 0; move < moves; move++) {
    let made = 0;
    await match.playUntil(() => made++ > 0);
    if (isReaction(match.view)) await pause(REACTION_DELAY_MS);
    else if (move < WATCHED.first || move >= moves - WATCHED.last) await pause(MOVE_INTERVAL_MS);
  }
  match.leave();
  if (id === colossalCave.id) await expectSoonAsked(harness, ana);
  await ana.page.getByRole('button', { name: 'Back to the room' }).waitFor();
  const seen = await seenBy(harness, `${id}: ${moves} moves from a seat`, id, ana);
  await seenBy(harness, `${id}: on a big screen`, id, tv);
  const late = await harness.enter('Late', 'phone');
  await replay(late, `${address}/r/${seated.code}/m/${seated.matchId}`, !DICELESS.has(id));
  await seenBy(harness, `${id}: in a replay`, id, late);
  return seen;
}

/** Whether the viewer is asked for a reaction in a window of Colossal Cave. */
const isReaction = (view: CommonView): boolean => view.mustDecide && 'window' in view && view.window !== null;

/** Checks that questions with a reaction clock do not wait too long for the facts that are shown before them. */
async function expectSoonAsked(harness: Harness, { page }: Person): Promise<void> {
  const { faults } = harness;
  const waits = (await page.evaluate(() => window.asked ?? [])).map(Math.round);
  const usual = median(waits);
  harness.done(`colossal-cave: ${waits.length} questions after ${usual} ms (median), ${Math.max(...waits)} ms at most`);
  if (!(usual <= REACTION.waits)) faults.add(`colossal-cave: half of the questions waited ${usual} ms or longer`);
}

/** Watches the replay of a match from its start, until it has shown a fact, and a throw if there are dice. */
async function replay({ page }: Person, link: string, dice: boolean): Promise<void> {
  await page.goto(link);
  const play = page.getByRole('button', { name: 'Play', exact: true });
  await play.waitFor();
  await page.keyboard.press('Home');
  await page.evaluate(sample);
  await play.tap();
  await pause(REPLAYED.least);
  const most = { timeout: REPLAYED.most - REPLAYED.least };
  // What is missing is reported with the observations.
  await page.waitForFunction(hasShown, dice, most).catch(() => undefined);
}

/** Whether a fact was shown, and a throw if there are dice. Runs in the page. */
function hasShown(dice: boolean): boolean {
  const { told = 0, throws = 0 } = window.order ?? {};
  return told > 0 && (throws > 0 || !dice);
}

/** Returns the observations of a page, and closes it. */
async function seenBy(harness: Harness, what: string, id: string, { page }: Person): Promise<Seen> {
  const { faults } = harness;
  const order = await page.evaluate(() => window.order);
  await page.close();
  const { frames = 0, told = 0, throws = 0 } = order ?? {};
  if (told === 0) faults.add(`${what}: no beat was shown`);
  if (throws === 0 && !DICELESS.has(id)) faults.add(`${what}: no throw was seen`);
  for (const fault of order?.faults ?? []) faults.add(`${what}: ${fault}`);
  harness.done(`${what}: ${told} beats, ${throws} of them throws, in ${frames} frames`);
  return { frames, told, throws };
}

/** Number of moves of the match. */
function lengthOf(cast: Cast): number {
  const course = new Course(cast, SEED);
  let moves = 0;
  while (course.next()) moves += 1;
  return moves;
}
