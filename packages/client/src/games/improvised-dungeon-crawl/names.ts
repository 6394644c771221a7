import type { Card } from '@lantern/games/improvised-dungeon-crawl/data/cards';
import { meaningOf } from '@lantern/games/improvised-dungeon-crawl/data/dungeon';
import { classOf, raceOf } from '@lantern/games/improvised-dungeon-crawl/data/heroes';
import type { Item } from '@lantern/games/improvised-dungeon-crawl/state';
import {
  CLASS_NAMES,
  MEANING_NAMES,
  monsterName,
  RACE_NAMES,
  thingName,
} from '@lantern/games/improvised-dungeon-crawl/text/names.en';

/** The hero a face card makes: "Dwarf Cleric". */
export function kindredName(face: Card): string {
  return `${RACE_NAMES[raceOf(face)]} ${CLASS_NAMES[classOf(face)]}`;
}

/** An item of a bag: "Potion 5", "Plate armour, damaged". */
export function itemName({ kind, value, damaged }: Item): string {
  const name = kind === 'potion' ? `Potion ${value}` : thingName({ kind, value });
  return damaged ? `${name}, damaged` : name;
}

/** A dungeon card by what it stands for: "Ghoul", "a trap". */
export function dungeonName(card: Card): string {
  const meaning = meaningOf(card);
  return meaning === 'monster' ? monsterName(card) : MEANING_NAMES[meaning];
}
