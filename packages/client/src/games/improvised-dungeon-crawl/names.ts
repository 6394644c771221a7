import { type Card, classOf, type Item, meaningOf, raceOf } from '@lantern/games/improvised-dungeon-crawl/board';
import { say } from './strings';

/** The hero a face card makes: "Dwarf Cleric". */
export function kindredName(face: Card): string {
  return say().kindred(raceOf(face), classOf(face));
}

/** An item of a bag: "Potion 5", "Plate armour, damaged". */
export function itemName({ kind, value, damaged }: Item): string {
  return say().item(kind, value, damaged);
}

/** A dungeon card by what it stands for: "Ghoul", "a trap". */
export function dungeonName(card: Card): string {
  const meaning = meaningOf(card);
  return meaning === 'monster' ? say().monster(card) : say().meaning(meaning);
}
