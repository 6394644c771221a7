import type { Kind } from '@lantern/games/improvised-dungeon-crawl/data/equipment';

/** Short enough for a shelf. */
export const SHELF_NAMES: Readonly<Record<Kind, string>> = {
  potion: 'Potion',
  divine: 'Divine Intervention',
  magicWeapon: 'Magic Weapon',
  wand: 'Spell Wand',
  vitality: 'Vitality',
  arcane: 'Arcane Amulet',
  spellProtection: 'Spell Protection',
  protection: 'Protection',
  cloth: 'Cloth',
  leather: 'Leather',
  chain: 'Chain mail',
  scale: 'Scale',
  plate: 'Plate',
  shield: 'Shield',
};
