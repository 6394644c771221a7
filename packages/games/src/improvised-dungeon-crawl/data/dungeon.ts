import { type Card, isFace, rankOf, suitOf } from './cards';
import type { AttackDie } from './dice';

/** The meaning of a dungeon card (R5.2). */
export type Meaning = 'monster' | 'trap' | 'chest' | 'npc' | 'altar' | 'counter';

export function meaningOf(card: Card): Meaning {
  const suit = suitOf(card);
  if (isFace(card) && rankOf(card) !== 'J') return 'counter';
  if (suit === 'C' || suit === 'S') return 'monster';
  if (isFace(card)) return suit === 'H' ? 'altar' : 'npc';
  return suit === 'H' ? 'trap' : 'chest';
}

export interface MonsterRow {
  die: AttackDie;
  /** Wound threshold; also the loot points, except for Jacks and the dragon. */
  wt: number;
}

/** Monsters by rank (10.3). */
const MONSTERS: Readonly<Record<string, MonsterRow>> = {
  '2': { die: 4, wt: 1 },
  '3': { die: 4, wt: 1 },
  '4': { die: 4, wt: 2 },
  '5': { die: 4, wt: 2 },
  '6': { die: 6, wt: 3 },
  '7': { die: 6, wt: 3 },
  '8': { die: 8, wt: 4 },
  '9': { die: 8, wt: 4 },
  '10': { die: 10, wt: 5 },
  J: { die: 10, wt: 5 },
};

/** The monster of a card. Throws if the card is none. */
export function monsterRow(card: Card): MonsterRow {
  const row = MONSTERS[rankOf(card)];
  if (!row) throw new Error(`${card} is no monster`);
  return row;
}

/** Whether a monster's loot is rolled (R14.1). */
export function isJack(card: Card): boolean {
  return rankOf(card) === 'J';
}

export const DRAGON = { die: 12, wt: 6, lp: 40 } as const;
/** Counters that wake the dragon, and the wounds it takes (R16.1, R16.3). */
export const DRAGON_COUNTERS = 12;
/** Wounds that kill a monster, and an elite one (R7.2). */
export const WOUNDS = 2;
export const ELITE_WOUNDS = 3;
/** Additional loot points for an elite monster (R19.3). */
export const ELITE_LP = 2;
/** The first round of a fight in which armour has no effect (R21.1). */
export const ENRAGED_FROM = 61;

/** The person met, by the roll of a d6 (10.4). */
export const NPCS = ['smith', 'priest', 'adventurer', 'alchemist', 'warrior', 'gnome'] as const;
export type Npc = (typeof NPCS)[number];

/** The highest roll of the d6 for which a trap is magical (R11.5). */
export const MAGICAL_UP_TO = 3;
/** The lowest roll that disarms a trap, and the highest in each reading of the rules (R11.3). */
export const DISARM_FROM = 2;
export const DISARM_UP_TO = { twoToSix: 6, twoToFive: 5 } as const;
/** The highest roll of the d6 for which a chest is safe (R12.2). */
export const SAFE_UP_TO = 4;
