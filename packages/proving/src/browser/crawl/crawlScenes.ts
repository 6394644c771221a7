import { setTimeout as pause } from 'node:timers/promises';
import type { Camera } from '../camera';
import type { Person } from '../people';
import type { CrawlScreen } from './crawlScreen';

const has = (glance: CrawlScreen, ...moves: string[]): boolean =>
  glance.lit.some(({ move }) => move !== null && moves.includes(move));

/** What is looked at when it comes up, each once: a name, and how it is known. */
const SIGHTS: Readonly<Record<string, (glance: CrawlScreen) => boolean>> = {
  creation: (glance) => has(glance, 'confirmClaim'),
  shop: (glance) => has(glance, 'buy'),
  room: (glance) => has(glance, 'declareElite'),
  prepare: (glance) => has(glance, 'setReady') && /^Before (round|the exchange)/.test(glance.bar),
  fight: (glance) => !glance.dragon && has(glance, 'attack', 'missile') && glance.ways.length > 1,
  evade: (glance) => has(glance, 'takeHit'),
  luck: (glance) => has(glance, 'reroll'),
  trap: (glance) => has(glance, 'disarm', 'springTrap'),
  chest: (glance) => has(glance, 'openChest'),
  loot: (glance) => has(glance, 'proposeSplit', 'voteSplit'),
  rest: (glance) => glance.room > 2 && has(glance, 'setReady') && glance.bar.startsWith('A moment of rest'),
  dragon: (glance) => glance.dragon && has(glance, 'attack', 'missile'),
};

/** Those without which a crawl has not been seen. */
export const MUST_BE_SEEN = ['creation', 'shop', 'room', 'fight', 'trap', 'chest', 'loot', 'rest', 'dragon'];

/** These are judged, but look so much like others that they need no picture. */
const WITHOUT_PICTURE = ['chest', 'evade'];

/** Photographs the crawl as it goes on. */
export class CrawlScenes {
  readonly seen: string[] = [];

  constructor(private readonly camera: Camera) {}

  /** @returns whether something was looked at or is about to be, so that the table must be looked at again */
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
