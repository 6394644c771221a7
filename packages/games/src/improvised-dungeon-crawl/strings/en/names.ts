import { type Card, rankOf, type Suit, suitOf } from '../../data/cards';
import type { Meaning, Npc } from '../../data/dungeon';
import type { Kind, Slot } from '../../data/equipment';
import type { HeroClass, Pool, Race } from '../../data/heroes';
import type { Thing } from '../../facts';
import type { MonsterId, PurposeKind, SplitMode } from '../../types';

const SUIT_MARKS: Readonly<Record<Suit, string>> = { C: '♣', D: '♦', H: '♥', S: '♠' };

/** "10♥", "J♣". */
export function cardName(card: Card): string {
  return `${rankOf(card)}${SUIT_MARKS[suitOf(card)]}`;
}

export const CLASS_NAMES: Readonly<Record<HeroClass, string>> = {
  fighter: 'Fighter',
  thief: 'Thief',
  cleric: 'Cleric',
  wizard: 'Wizard',
};

export const RACE_NAMES: Readonly<Record<Race, string>> = {
  human: 'Human',
  elf: 'Elf',
  dwarf: 'Dwarf',
  halfling: 'Halfling',
};

export const POOL_NAMES: Readonly<Record<Pool, string>> = {
  slay: 'Slay! dice',
  evade: 'Evade dice',
  heal: 'Heal dice',
  spell: 'spell dice',
  luck: 're-rolls',
};

export const SLOT_NAMES: Readonly<Record<Slot, string>> = {
  weapon: 'weapon',
  shield: 'shield',
  armour: 'armour',
  amulet: 'amulet',
};

export const PURPOSE_NAMES: Readonly<Record<PurposeKind, string>> = {
  attack: 'attack',
  missile: 'Missile',
  monster: 'attack',
  heal: 'healing',
  resurrect: 'raising',
  evade: 'evasion',
  disarm: 'disarming',
  trap: 'trap',
  chest: 'chest',
  treasure: 'treasure',
  jackLoot: 'loot',
  npc: 'encounter',
  adventurer: 'reward',
  alchemist: 'potion',
};

export const ITEM_WORDS: Readonly<Record<Kind, { name: string; what: string }>> = {
  potion: { name: 'Healing Potion', what: 'Restores as many hit points as its value.' },
  divine: { name: 'Divine Intervention', what: 'Brings a fallen hero back at full hit points.' },
  magicWeapon: { name: 'Magic Weapon', what: 'The attack die is one size larger.' },
  wand: { name: 'Spell Wand', what: 'One die more in each spell. For wizards.' },
  vitality: { name: 'Amulet of Vitality', what: 'Two hit points more, up to twelve.' },
  arcane: { name: 'Arcane Amulet', what: 'One die more in each spell. For wizards.' },
  spellProtection: { name: 'Amulet of Spell Protection', what: 'Magic armour rating +1 against magical traps.' },
  protection: { name: 'Amulet of Protection', what: 'Armour rating +1.' },
  cloth: { name: 'Cloth', what: 'Armour rating 1.' },
  leather: { name: 'Leather', what: 'Armour rating 2.' },
  chain: { name: 'Chain mail', what: 'Armour rating 3. Not for wizards.' },
  scale: { name: 'Scale armour', what: 'Armour rating 4. For fighters and clerics.' },
  plate: { name: 'Plate armour', what: 'Armour rating 5. For fighters.' },
  shield: { name: 'Shield', what: 'Armour rating +1. For fighters, clerics and all dwarves.' },
};

/** "Healing Potion of 5", "Shield". */
export function thingName({ kind, value }: Thing): string {
  return kind === 'potion' ? `${ITEM_WORDS.potion.name} of ${value}` : ITEM_WORDS[kind].name;
}

/** "a Shield", "an Amulet of Vitality", "Divine Intervention", "Chain mail". */
export function aThing(thing: Thing): string {
  const name = thingName(thing);
  if (['divine', 'cloth', 'leather', 'chain', 'scale', 'plate'].includes(thing.kind)) return name;
  return `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`;
}

const MONSTER_NAMES: Readonly<Record<string, string>> = {
  '2C': 'Cave Rat',
  '3C': 'Bog Toad',
  '4C': 'Tunnel Hound',
  '5C': 'Mud Imp',
  '6C': 'Goblin Raider',
  '7C': 'Tusked Boar',
  '8C': 'Orc Axeman',
  '9C': 'Ogre Porter',
  '10C': 'Stone Troll',
  JC: 'Troll Chieftain',
  '2S': 'Bone Finch',
  '3S': 'Crawling Hand',
  '4S': 'Rattling Skeleton',
  '5S': 'Candle Wisp',
  '6S': 'Drowned Squire',
  '7S': 'Ghoul',
  '8S': 'Barrow Knight',
  '9S': 'Wight',
  '10S': 'Crypt Horror',
  JS: 'Lich Warden',
  dragon: 'Dragon',
};

/** "Stone Troll", "Dragon". */
export function monsterName(id: MonsterId): string {
  return MONSTER_NAMES[id] ?? cardName(id as Card);
}

/** "the Stone Troll". */
export function theMonster(id: MonsterId): string {
  return `the ${monsterName(id)}`;
}

/** "The Stone Troll". */
export function TheMonster(id: MonsterId): string {
  return `The ${monsterName(id)}`;
}

/** The meaning of a dungeon card that is no monster. */
export const MEANING_NAMES: Readonly<Record<Meaning, string>> = {
  monster: 'a monster',
  trap: 'a trap',
  chest: 'a chest',
  npc: 'an encounter',
  altar: 'an altar',
  counter: 'a dragon sign',
};

/** Traps by the roll of the d6. */
const TRAP_NAMES = ['Chill Rune', 'Spark Sigil', 'Mirror Curse', 'Dart Volley', 'Swinging Log', 'Falling Slab'];

/** "Dart Volley" for a 4. */
export function trapName(roll: number): string {
  return TRAP_NAMES[roll - 1] ?? 'Trap';
}

export const NPC_WORDS: Readonly<Record<Npc, { name: string; says: string; what: string }>> = {
  smith: { name: 'Smith', says: 'Put it on the anvil.', what: 'Every damaged armour is repaired.' },
  priest: { name: 'Priest', says: 'Peace be with you, and your wounds.', what: 'Every living hero is healed in full.' },
  adventurer: { name: 'Adventurer', says: 'Just get me out of here.', what: 'Pays 1 to 6 loot points.' },
  alchemist: { name: 'Alchemist', says: 'Do not sniff at it.', what: 'Gives a healing potion of 1 to 10.' },
  warrior: { name: 'Warrior', says: 'Shoulders down. Once more.', what: 'Fighters have all their Slay! dice again.' },
  gnome: {
    name: 'Gnome',
    says: 'You will feel a little buzz.',
    what: 'Wizards and elves have all their spell dice again.',
  },
};

/** The distribution of loot, e.g. after "proposes to share the loot …". */
export const SPLIT_NAMES: Readonly<Record<Exclude<SplitMode, `to:${string}`>, string>> = {
  equal: 'equally',
  finders: 'by finders keepers',
  purse: 'into the common purse',
};
