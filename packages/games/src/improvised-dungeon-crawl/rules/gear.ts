import type { Seat } from '@lantern/protocol/seat';
import { type AttackDie, stepUp } from '../data/dice';
import { ENRAGED_FROM } from '../data/dungeon';
import { type Kind, type Slot, VITALITY_HP, WARES } from '../data/equipment';
import { BASE_ATTACK, type HeroClass, MOST_HP, type Race } from '../data/heroes';
import type { Board, Hero, Item } from '../state';
import { castsSpells, heroOf } from './heroes';

type Kindred = { heroClass: HeroClass; race: Race };

/** R3.2: whether such a hero may buy and use it. */
export function mayUse({ heroClass, race }: Kindred, kind: Kind): boolean {
  const { classes, dwarves } = WARES[kind];
  return classes.includes(heroClass) || (dwarves === true && race === 'dwarf');
}

/** R19.4: two weapons and two amulets. */
export function hasBetterGear({ options, seats }: Pick<Board, 'options' | 'seats'>): boolean {
  return options.betterGear === 'always' || (options.betterGear === 'solo' && seats.length === 1);
}

/** The number of items of a slot that can be in use at once (R3.3, R19.4). */
export function slotSize(board: Pick<Board, 'options' | 'seats'>, slot: Slot): number {
  return hasBetterGear(board) && (slot === 'weapon' || slot === 'amulet') ? 2 : 1;
}

export function inSlot(hero: Hero, slot: Slot): Item[] {
  return hero.bag.filter((item) => item.inUse && WARES[item.kind].slot === slot);
}

function countInUse(hero: Hero, kind: Kind): number {
  return hero.bag.filter((item) => item.inUse && item.kind === kind).length;
}

/** The attack die with magic weapons (R3.5). */
export function attackDie(hero: Hero): AttackDie {
  return stepUp(BASE_ATTACK[hero.heroClass], countInUse(hero, 'magicWeapon'));
}

/** The most hit points, amulets included, never above 12 (R2.9, R3.5). */
export function maxHp(hero: Hero): number {
  return Math.min(MOST_HP, hero.hpBase + VITALITY_HP * countInUse(hero, 'vitality'));
}

/** The contribution of one item in use to the armour rating; damaged armour counts half, rounded down (R15.2). */
export function ratingOf({ kind, damaged }: Pick<Item, 'kind' | 'damaged'>): number {
  const rating = WARES[kind].ar ?? 0;
  return damaged ? Math.floor(rating / 2) : rating;
}

/** Armour rating of the gear in use, without spells (R3.8, R16.4). */
export function gearRating(hero: Hero): number {
  return hero.bag.filter((item) => item.inUse).reduce((sum, item) => sum + ratingOf(item), 0);
}

/** Armour rating with running Protects (R3.8). */
export function armourRating(board: Board, seat: Seat): number {
  const protects = board.fight?.protects.filter(({ on }) => on === seat) ?? [];
  return protects.reduce((sum, { bonus }) => sum + bonus, gearRating(heroOf(board, seat)));
}

/** The protection against a monster's attack: the armour rating, or nothing once the monsters rage (R21.1). */
export function armourInFight(board: Board, seat: Seat): number {
  return (board.fight?.round ?? 0) >= ENRAGED_FROM ? 0 : armourRating(board, seat);
}

/** Against magical traps (R3.9). */
export function magicRating(hero: Hero): number {
  return (hero.race === 'dwarf' ? 1 : 0) + countInUse(hero, 'spellProtection');
}

/** Most dice in one spell (R9.10); 0 for heroes without spells. */
export function spellLimit(hero: Hero): number {
  if (!castsSpells(hero)) return 0;
  return 2 + countInUse(hero, 'wand') + countInUse(hero, 'arcane');
}

/** The toughest hero: hit points and armour rating of gear (R16.4). */
export function toughness(hero: Hero): number {
  return hero.hp + gearRating(hero);
}
