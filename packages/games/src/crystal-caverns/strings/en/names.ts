import type { Ability } from '../../data/abilities';
import type { CardKind } from '../../data/cards';
import type { ClassId, Colour } from '../../data/classes';
import type { Dir } from '../../data/directions';
import type { Size } from '../../data/levels';
import type { Power } from '../../data/powers';
import type { Options } from '../../options';
import type { Monster } from '../../types';

export const CLASS_NAMES: Readonly<Record<ClassId, string>> = {
  fighter: 'Fighter',
  cleric: 'Cleric',
  mage: 'Mage',
  archer: 'Archer',
  rogue: 'Rogue',
};

/** The five colours as each palette calls them (D69). */
export const COLOUR_NAMES: Readonly<Record<Options['palette'], Readonly<Record<Colour, string>>>> = {
  rainbow: { blue: 'Blue', black: 'Black', red: 'Red', green: 'Green', yellow: 'Yellow' },
  xeno: { blue: 'Cyan', black: 'White', red: 'Orange', green: 'Purple', yellow: 'Clear' },
};

export const CARD_NAMES: Readonly<Record<CardKind, string>> = {
  emptyRoom: 'Empty Room',
  passage: 'Passage',
  stairway: 'Stairway',
  crossing: 'Crossing',
  lair: 'Lair',
  pool: 'Healing Pool',
  hauntedPassage: 'Haunted Passage',
  den: 'Den',
  denPassage: 'Den Passage',
};

export const DIR_NAMES: Readonly<Record<Dir, string>> = { 0: 'north', 1: 'east', 2: 'south', 3: 'west' };

/** The position of a cell, as seen from the entrance: "2 north, 1 east of the entrance". */
export function cellWords(x: number, y: number): string {
  const parts = [
    ...(y === 0 ? [] : [`${Math.abs(y)} ${y < 0 ? 'north' : 'south'}`]),
    ...(x === 0 ? [] : [`${Math.abs(x)} ${x < 0 ? 'west' : 'east'}`]),
  ];
  return parts.length === 0 ? 'at the entrance' : `${parts.join(', ')} of the entrance`;
}

export const SIZE_NAMES: Readonly<Record<Size, string>> = { 1: 'small', 2: 'medium', 3: 'large' };

/** The tricks of a hero's WILD (10.4). */
export const ABILITY_WORDS: Readonly<Record<Ability, { name: string; what: string }>> = {
  plusDamage: { name: 'Strike harder', what: 'One more damage if the blow hits.' },
  guard: { name: 'Raise the guard', what: 'One more defence.' },
  swap: { name: 'Change places', what: 'Two heroes change places.' },
  holy: { name: 'Holy light', what: 'Two damage to every undead monster. Monsters it slays strengthen nobody.' },
  heal: { name: 'Heal', what: 'One hero regains a hit point.' },
  lightning: { name: 'Lightning', what: 'One damage to every monster.' },
  fireball: { name: 'Fireball', what: 'Two damage to one monster.' },
  shield: { name: 'Shield', what: 'Soaks up three damage in this round.' },
  confuse: { name: 'Confuse', what: 'The attack goes astray and grazes the other monster for one.' },
  scrying: { name: 'Scrying', what: 'Every unexplored exit here is charted at once.' },
  haste: { name: 'Haste', what: 'Three more initiative for one hero, from the next round to the end of the fight.' },
  tip: { name: 'Second push', what: 'One more TIP.' },
  immunity: { name: 'Immunity', what: 'Powers of monsters do not touch you in this fight.' },
  arrow: { name: 'Arrow', what: 'One damage to a monster.' },
  speed: { name: 'Speed', what: 'Initiative 7 in the next round.' },
};

/** The effects of a monster's WILD (R13). */
export const POWER_WORDS: Readonly<Record<Power, { name: string; what: string }>> = {
  speed: { name: 'Speed', what: 'Initiative 7 in the next round.' },
  cold: { name: 'Cold', what: 'The hero has initiative 1 in the next round.' },
  fire: { name: 'Fire', what: 'One more damage until the end of the round.' },
  poison: { name: 'Poison', what: 'The hero cannot attack in the next round.' },
  drain: { name: 'Drain', what: 'The hero loses a level until the fight ends.' },
};

const PREFIXES: Readonly<Record<Colour, string>> = {
  yellow: 'Swift',
  blue: 'Frost',
  red: 'Ember',
  green: 'Venom',
  black: 'Grave',
};

const KINDS: Readonly<Record<Size, string>> = { 1: 'Imp', 2: 'Brute', 3: 'Horror' };

/** The name of a monster (10.5), without an article: "Frost Imp", "Stair Ember Brute", "Dragon". */
export function monsterName({ rank, pieces: [piece] }: Pick<Monster, 'rank' | 'pieces'>): string {
  if (rank === 'JOKER' || !piece) return 'Dragon';
  const name = `${PREFIXES[piece.colour]} ${KINDS[piece.size]}`;
  return rank === 'GUARD' ? `Stair ${name}` : name;
}
