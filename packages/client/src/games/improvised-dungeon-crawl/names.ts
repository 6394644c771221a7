import { type Card, classOf, type Item, meaningOf, raceOf } from '@lantern/games/improvised-dungeon-crawl/board';
import { t } from './strings';

/** The hero that a face card makes: "Dwarf Cleric". */
export function kindredName(face: Card): string {
  return t().kindred(raceOf(face), classOf(face));
}

/** An item of a bag: "Potion 5", "Plate armour, damaged". */
export function itemName({ kind, value, damaged }: Item): string {
  return t().item(kind, value, damaged);
}

/** A dungeon card by its meaning: "Ghoul", "a trap". */
export function dungeonName(card: Card): string {
  const meaning = meaningOf(card);
  return meaning === 'monster' ? t().monster(card) : t().meaning(meaning);
}
