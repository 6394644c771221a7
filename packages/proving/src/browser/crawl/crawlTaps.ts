import type { Lit } from '../screenState';
import type { CrawlScreen } from './crawlScreen';

/** A tap: a highlighted choice, a number of dice by its position in the bar, or the way out of a sheet. */
export type CrawlTap = { lit: Lit } | { way: number } | 'close';

export interface CrawlMemory {
  /** Classes in order of preference. */
  likes: readonly string[];
  /** Gear that was looked at, each piece once. */
  looked: Set<string>;
  /** The room in which this player has healed and prayed, and how often. */
  cared: { room: number; times: number };
}

export function newMemory(likes: readonly string[]): CrawlMemory {
  return { likes, looked: new Set(), cared: { room: 0, times: 0 } };
}

/** Gear in the order of buying it. */
const WISHES = [/^Plate/, /^Scale/, /^Chain/, /^Leather/, /^Shield/, /^Magic Weapon/, /^Arcane/, /^Spell Wand/];

/** Answers in order of preference; others come last. */
const ANSWERS = [
  'dropForThree',
  'pickHero',
  'answerSwap',
  'takeFace',
  'confirmClaim',
  'reroll',
  'evade',
  'disarm',
  'openChest',
  'meet',
  'prayAltar',
  'springTrap',
  'heal',
  'pray',
  'ritual',
  'missile',
  'attack',
  'pass',
  'setReady',
];

/** Maximum number of healings and prayers in one room. */
const ENOUGH = 4;

/** Actions for oneself and others before going on. */
const CARE = ['Heal', 'Pray', 'Ritual'];

/** A sensible next tap for a player who sees only what is highlighted. */
export function nextCrawlTap(glance: CrawlScreen, memory: CrawlMemory): CrawlTap | undefined {
  if (glance.pending || glance.lost || glance.over) return undefined;
  if (glance.sheet !== null) return 'close';
  const by = (move: string) => glance.lit.filter((lit) => lit.move === move);
  if (by('claim').length > 0) return claim(glance, memory);
  if (by('doneShopping').length > 0) return shop(glance, memory);
  if (by('proposeSplit').length > 0) return tap(by('proposeSplit').find(({ label }) => label.startsWith('Equal')));
  const last = (move: string) => tap(by(move).at(-1));
  if (by('voteSplit').length > 0) return last('voteSplit');
  if (by('declareElite').length > 0) return last('declareElite');
  const way = strike(glance);
  if (way) return way;
  return care(glance, memory) ?? ANSWERS.map(last).find((answer) => answer !== undefined);
}

function tap(lit: Lit | undefined): CrawlTap | undefined {
  return lit && { lit };
}

/** Opens the preferred hero of the hand, then claims it. */
function claim({ lit }: CrawlScreen, { likes, looked }: CrawlMemory): CrawlTap | undefined {
  const cards = lit.filter(({ place, label }) => place !== 'sheet' && /: \w+ \w+$/.test(label) && !looked.has(label));
  const liked = likes.map((name) => cards.find(({ label }) => label.endsWith(name))).find(Boolean);
  if (liked && looked.size === 0) {
    looked.add(liked.label);
    return { lit: liked };
  }
  return tap(lit.find(({ move }) => move === 'claim'));
}

/** Buys preferred gear while there is gold, then leaves. */
function shop({ lit }: CrawlScreen, { looked }: CrawlMemory): CrawlTap | undefined {
  const buy = lit.find(({ move }) => move === 'buy');
  const wares = lit.filter(({ move, label }) => move === null && !looked.has(label.split(',')[0] ?? ''));
  const wish = WISHES.map((name) => wares.find(({ label }) => name.test(label))).find(Boolean);
  if (buy && looked.has('bought') === false && [...looked].length > 0) {
    looked.add('bought');
    return { lit: buy };
  }
  if (wish) {
    looked.add(wish.label.split(',')[0] ?? '');
    looked.delete('bought');
    return { lit: wish };
  }
  return tap(lit.find(({ move }) => move === 'doneShopping'));
}

/** Prefers more dice against the dragon, Missiles to a small weapon, and as many dice as a prayer can restore. */
function strike({ lit, ways, dragon }: CrawlScreen): CrawlTap | undefined {
  const most = ways.length - 1;
  if (lit.some(({ move }) => move === 'pray' || move === 'ritual'))
    return ways[most]?.chosen === false ? { way: most } : undefined;
  const mine = lit.some(({ move }) => move === 'attack' || move === 'missile');
  if (!mine || ways.some(({ chosen, label }) => chosen && /^[✦+]/.test(label))) return undefined;
  const wished = dragon ? [/^✦[3-5]/, /^✦2/, /^\+2d6/, /^\+1d6/] : [/^✦2/];
  const way = wished.map((words) => ways.findIndex(({ label }) => words.test(label))).find((at) => at >= 0);
  return way === undefined ? undefined : { way };
}

/** Heals, prays and holds rituals before going on, a limited number of times. */
function care({ lit, room }: CrawlScreen, { cared }: CrawlMemory): CrawlTap | undefined {
  if (cared.room !== room) Object.assign(cared, { room, times: 0 });
  const chip = lit.find(({ label, move }) => move === null && CARE.includes(label));
  if (!chip || cared.times >= ENOUGH) return undefined;
  cared.times += 1;
  return { lit: chip };
}
