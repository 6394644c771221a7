import { setTimeout as pause } from 'node:timers/promises';
import { errors } from 'playwright-core';
import type { Person } from '../people';
import { isEnough, type TapAlong } from '../tapAlong';
import type { CrawlScenes } from './crawlScenes';
import { type CrawlScreen, readCrawlScreen } from './crawlScreen';
import { type CrawlMemory, type CrawlTap, newMemory, nextCrawlTap } from './crawlTaps';

/** Time without a change after which a match counts as stuck, in milliseconds. */
const STANDSTILL = 90_000;

/** The preferred classes of the people, in order; the bot takes a free one. */
const LIKES = [
  ['Fighter', 'Cleric', 'Wizard', 'Thief'],
  ['Cleric', 'Thief', 'Fighter', 'Wizard'],
  ['Wizard', 'Thief', 'Cleric', 'Fighter'],
];

export interface PlayedCrawl {
  taps: number;
  /** Number of taps by move; `look` for cards, gear and signs, `dice` for numbers of dice. */
  kinds: Record<string, number>;
  rooms: number;
}

/** Number of taps after which heroes have been made and a room met. */
const TAPS = 60;

/** Everybody taps highlighted things for a while and ends with a hint. */
export async function playCrawl(people: readonly Person[], scenes: CrawlScenes, along: TapAlong): Promise<PlayedCrawl> {
  const memories = people.map((_, at) => newMemory(LIKES[at] ?? []));
  const played: PlayedCrawl = { taps: 0, kinds: {}, rooms: 0 };
  let last = { change: performance.now(), sight: '' };
  for (;;) {
    const glances = await Promise.all(people.map(({ page }) => readCrawlScreen(page)));
    if (await isEnough(glances, [played.taps, TAPS], along)) return played;
    played.rooms = Math.max(played.rooms, ...glances.map(({ room }) => room));
    if (await anyScene(people, glances, scenes)) {
      last.change = performance.now();
      continue;
    }
    const taps = await Promise.all(
      people.map((person, at) => tap(person, nextCrawlTap(glances[at] as CrawlScreen, memories[at] as CrawlMemory))),
    );
    for (const kind of taps.filter((one) => one !== undefined)) {
      played.kinds[kind] = (played.kinds[kind] ?? 0) + 1;
      played.taps += 1;
    }
    const sight = JSON.stringify(glances.map(({ headline, bar, room }) => [headline, bar, room]));
    if (sight !== last.sight) last = { change: performance.now(), sight };
    if (taps.every((one) => one === undefined)) await pause(60);
    if (performance.now() - last.change > STANDSTILL) {
      along.faults.add(`the crawl stands still: ${JSON.stringify(glances)}`);
      return played;
    }
  }
}

/** Runs one scene at a time, of any person who has one. */
async function anyScene(
  people: readonly Person[],
  glances: readonly CrawlScreen[],
  scenes: CrawlScenes,
): Promise<boolean> {
  for (const [at, one] of people.entries()) if (await scenes.come(one, glances[at] as CrawlScreen)) return true;
  return false;
}

/** @returns the kind of the tapped thing; `undefined` if it moved away */
async function tap({ page }: Person, next: CrawlTap | undefined): Promise<string | undefined> {
  if (!next) return undefined;
  const timeout = 3000;
  try {
    if (next === 'close')
      await page.locator('dialog[open]').getByRole('button', { name: 'Close', exact: true }).tap({ timeout });
    else if ('way' in next)
      await page.getByRole('region', { name: 'What you can do' }).getByRole('radio').nth(next.way).tap({ timeout });
    else await page.locator('[data-lit="true"]').nth(next.lit.index).tap({ timeout });
  } catch (error) {
    if (error instanceof errors.TimeoutError) return undefined;
    throw error;
  }
  if (next === 'close') return 'close';
  return 'way' in next ? 'dice' : (next.lit.move ?? 'look');
}
