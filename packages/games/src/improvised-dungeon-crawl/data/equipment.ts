import type { Card } from './cards';
import { HERO_CLASSES, type HeroClass } from './heroes';

export const KINDS = [
  'potion',
  'divine',
  'magicWeapon',
  'wand',
  'vitality',
  'arcane',
  'spellProtection',
  'protection',
  'cloth',
  'leather',
  'chain',
  'scale',
  'plate',
  'shield',
] as const;
export type Kind = (typeof KINDS)[number];

/** The place where an item is worn while in use (R3.3). */
export type Slot = 'weapon' | 'shield' | 'armour' | 'amulet';

/** A row of the table 10.2. */
export interface Ware {
  /** `null` for an item that is used up. */
  slot: Slot | null;
  /** A hero buys one item of each row (R3.4). */
  row: 'A' | 'B' | 'C' | 'D' | null;
  classes: readonly HeroClass[];
  /** Dwarves of any class may also use it (R10.3). */
  dwarves?: true;
  /** Price in resource points; for a healing potion, per hit point. */
  rp: number;
  /** The prices for new heroes in the chapter on characters, if they differ. */
  rpChapter?: number;
  /** The printed prices in the dungeon, if they are not twice the price in resource points. */
  lpPrinted?: number;
  /** Armour rating. */
  ar?: number;
  /** The cards that represent it (R3.6); a potion of value v is the v of hearts, from 2 to 9. */
  cards: readonly Card[];
}

const all = HERO_CLASSES;
const weaponCards: readonly Card[] = ['9C', '10C'];
const amuletCards: readonly Card[] = ['9D', '10D'];

export const WARES: Readonly<Record<Kind, Ware>> = {
  potion: { slot: null, row: null, classes: all, rp: 1, cards: ['2H', '3H', '4H', '5H', '6H', '7H', '8H', '9H'] },
  divine: { slot: null, row: null, classes: all, rp: 10, cards: ['10H'] },
  magicWeapon: { slot: 'weapon', row: 'A', classes: all, rp: 20, cards: weaponCards },
  wand: { slot: 'weapon', row: 'A', classes: ['wizard'], rp: 20, cards: weaponCards },
  vitality: { slot: 'amulet', row: 'B', classes: all, rp: 15, cards: amuletCards },
  arcane: { slot: 'amulet', row: 'B', classes: ['wizard'], rp: 15, cards: amuletCards },
  spellProtection: { slot: 'amulet', row: 'C', classes: all, rp: 15, cards: ['3C', '4C'] },
  protection: { slot: 'amulet', row: 'D', classes: all, rp: 30, lpPrinted: 30, ar: 1, cards: ['5C', '6C'] },
  cloth: { slot: 'armour', row: null, classes: all, rp: 3, ar: 1, cards: ['2S', '2D'] },
  leather: { slot: 'armour', row: null, classes: all, rp: 6, ar: 2, cards: ['4S', '4D'] },
  chain: { slot: 'armour', row: null, classes: ['fighter', 'thief', 'cleric'], rp: 10, ar: 3, cards: ['6S', '6D'] },
  scale: { slot: 'armour', row: null, classes: ['fighter', 'cleric'], rp: 15, ar: 4, cards: ['8S', '8D'] },
  plate: { slot: 'armour', row: null, classes: ['fighter'], rp: 20, ar: 5, cards: ['10S'] },
  shield: {
    slot: 'shield',
    row: null,
    classes: ['fighter', 'cleric'],
    dwarves: true,
    rp: 5,
    rpChapter: 7,
    ar: 1,
    cards: ['3S', '3D'],
  },
};

/** Every card that represents an item. */
export const SUPPLY_CARDS: readonly Card[] = [...new Set(KINDS.flatMap((kind) => WARES[kind].cards))];

/** Values of the healing potions sold without cards (R3.6). */
export const POTION_VALUES: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** The number of hit points that an Amulet of Vitality adds to the maximum (R3.5). */
export const VITALITY_HP = 2;
