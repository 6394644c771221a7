import { setTimeout as pause } from 'node:timers/promises';
import type { View } from '@lantern/games/improvised-dungeon-crawl/board';
import type { Seat } from '@lantern/protocol/seat';
import type { Camera } from '../camera';
import type { Person } from '../people';
import type { Sights } from '../scriptedMatch';
import { type CrawlScreen, readCrawlScreen } from './crawlScreen';

const has = (glance: CrawlScreen, ...moves: string[]): boolean =>
  glance.lit.some(({ move }) => move !== null && moves.includes(move));

/** The sights to check, each once: a name, and how to recognise it. */
const SIGHTS: Readonly<Record<string, (glance: CrawlScreen) => boolean>> = {
  creation: (glance) => has(glance, 'confirmClaim'),
  shop: (glance) => has(glance, 'buy'),
  room: (glance) => has(glance, 'declareElite'),
  prepare: (glance) => has(glance, 'setReady') && /Before (round|the first round)/.test(glance.bar),
  fight: (glance) => !glance.dragon && has(glance, 'attack', 'missile'),
  evade: (glance) => has(glance, 'takeHit'),
  luck: (glance) => has(glance, 'reroll'),
  trap: (glance) => has(glance, 'disarm', 'springTrap'),
  chest: (glance) => has(glance, 'openChest'),
  loot: (glance) => has(glance, 'proposeSplit', 'voteSplit'),
  rest: (glance) => glance.room > 2 && has(glance, 'setReady') && glance.bar.includes('A moment of rest'),
  dragon: (glance) => glance.dragon && has(glance, 'attack', 'missile'),
};

/** How to recognise the sights in a match of bots, by the decision of a seat; nothing must be tapped for them. */
const ASKED: Readonly<Record<string, (view: View, stage: string | undefined) => boolean>> = {
  room: (_, stage) => stage === 'reveal',
  prepare: (_, stage) => stage === 'prepare',
  fight: ({ fight }, stage) => stage === 'act' && !hasDragon(fight),
  evade: (_, stage) => stage === 'evade',
  luck: (_, stage) => stage === 'luck',
  trap: (_, stage) => stage === 'trap',
  chest: (_, stage) => stage === 'chest',
  loot: (_, stage) => stage === 'propose' || stage === 'vote',
  rest: ({ roomNo }, stage) => roomNo > 2 && stage === 'rest',
  dragon: ({ fight }, stage) => stage === 'act' && hasDragon(fight),
};

const hasDragon = (fight: View['fight']): boolean => fight?.monsters.some(({ id }) => id === 'dragon') ?? false;

export const COMES: Sights<View>['comes'] = Object.fromEntries(
  Object.entries(ASKED).map(([name, isAsked]) => [
    name,
    (view: View, seat: Seat) => (view.mustDecide && isAsked(view, view.stages[seat]) ? [] : undefined),
  ]),
);

/** Sights that a match of bots must contain, and sights that must have been seen. */
export const MUST_COME = ['room', 'fight', 'trap', 'chest', 'loot', 'rest', 'dragon'];
export const MUST_BE_SEEN = ['creation', 'shop', ...MUST_COME];

/** Sights that are checked but look too much like others to need a picture. */
const WITHOUT_PICTURE = ['chest', 'evade'];

/** Photographs the match. */
export class CrawlScenes implements Sights<View> {
  readonly seen: string[] = [];
  readonly comes = COMES;

  constructor(private readonly camera: Camera) {}

  async look(person: Person): Promise<boolean> {
    return this.come(person, await readCrawlScreen(person.page));
  }

  /** @returns whether a sight was or is about to be looked at, so that the page must be read again */
  async come({ page }: Person, glance: CrawlScreen): Promise<boolean> {
    if (glance.pending || glance.sheet !== null || glance.over) return false;
    const name = Object.keys(SIGHTS).find((one) => !this.seen.includes(one) && SIGHTS[one]?.(glance));
    if (!name) return false;
    if (glance.telling) {
      await pause(100);
      return true;
    }
    this.seen.push(name);
    if (!WITHOUT_PICTURE.includes(name)) await this.camera.everyWay(page, `crawl-${name}`);
    await this.camera.check(page, `crawl-${name}`);
    return true;
  }
}
