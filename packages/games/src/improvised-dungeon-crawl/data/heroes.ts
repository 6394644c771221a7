import { type Card, rankOf, type Suit, suitOf } from './cards';
import type { AttackDie } from './dice';

export const HERO_CLASSES = ['fighter', 'thief', 'cleric', 'wizard'] as const;
export type HeroClass = (typeof HERO_CLASSES)[number];

export const RACES = ['human', 'elf', 'dwarf', 'halfling'] as const;
export type Race = (typeof RACES)[number];

/** Dice (and re-rolls) that a hero spends and regains: Slay!, Evade, Heal, spell dice, re-rolls. */
export const POOLS = ['slay', 'evade', 'heal', 'spell', 'luck'] as const;
export type Pool = (typeof POOLS)[number];

/** The face cards of 10.1. */
const CLASS_OF_RANK: Readonly<Record<string, HeroClass>> = { J: 'fighter', Q: 'thief', K: 'cleric', A: 'wizard' };
const RACE_OF_SUIT: Readonly<Record<Suit, Race>> = { H: 'human', D: 'elf', C: 'dwarf', S: 'halfling' };

/** R2.2; for face cards only. */
export function classOf(face: Card): HeroClass {
  const heroClass = CLASS_OF_RANK[rankOf(face)];
  if (!heroClass) throw new Error(`${face} is no hero`);
  return heroClass;
}

/** R2.2. */
export function raceOf(face: Card): Race {
  return RACE_OF_SUIT[suitOf(face)];
}

export const BASE_ATTACK: Readonly<Record<HeroClass, AttackDie>> = { fighter: 10, thief: 6, cleric: 8, wizard: 4 };

/** R2.9. */
export const HP_DIE: Readonly<Record<Race, number>> = { human: 8, elf: 6, dwarf: 10, halfling: 6 };

/** Pools by class (R9.1). */
export const CLASS_POOL: Readonly<Record<HeroClass, { pool: Pool; dice: number }>> = {
  fighter: { pool: 'slay', dice: 5 },
  thief: { pool: 'evade', dice: 5 },
  cleric: { pool: 'heal', dice: 5 },
  wizard: { pool: 'spell', dice: 8 },
};

/** Spell dice of every elf, whatever the class (R10.2). */
export const ELF_SPELLS = 2;
/** Re-rolls of a halfling in each crawl (R10.4). */
export const HALFLING_LUCK = 4;
/** Resource points of a human, and of each extra face card (R2.10). */
export const HUMAN_BONUS = 10;
export const FACE_VALUE = 10;
/** Number of cards dealt to a player who makes a hero. */
export const HAND_SIZE = 6;
/** The maximum number of hit points of any hero (R3.5). */
export const MOST_HP = 12;
