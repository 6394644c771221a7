import { errors } from 'playwright-core';
import type { Person } from '../people';
import { type PlayedByTaps, type TapAlong, tapAlong } from '../tapAlong';
import type { CrawlScenes } from './crawlScenes';
import { readCrawlScreen } from './crawlScreen';
import { type CrawlMemory, type CrawlTap, newMemory, nextCrawlTap } from './crawlTaps';

/** The preferred classes of the people, in order; the bot takes a free one. */
const LIKES = [
  ['Fighter', 'Cleric', 'Wizard', 'Thief'],
  ['Cleric', 'Thief', 'Fighter', 'Wizard'],
  ['Wizard', 'Thief', 'Cleric', 'Fighter'],
];

/** Number of taps after which heroes have been made and a room met. */
const TAPS = 60;

export function playCrawl(people: readonly Person[], scenes: CrawlScenes, along: TapAlong): Promise<PlayedByTaps> {
  const memories = people.map((_, at) => newMemory(LIKES[at] ?? []));
  return tapAlong(
    people,
    {
      read: readCrawlScreen,
      scene: (person, glance) => scenes.come(person, glance),
      tap: (person, glance, at) => tap(person, nextCrawlTap(glance, memories[at] as CrawlMemory)),
      progress: (glances) => glances.map(({ headline, bar, room }) => [headline, bar, room]),
      enough: TAPS,
    },
    along,
  );
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
