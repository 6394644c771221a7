import type { HeroClass, Race } from '@lantern/games/improvised-dungeon-crawl/data/heroes';

/** What a class is good for in a party (section 13). */
export const CLASS_LINES: Readonly<Record<HeroClass, string>> = {
  fighter: 'Stands in front: the hardest blows, any armour, and Slay! dice that turn a hit into several wounds.',
  thief: 'Spots and disarms traps, and rolls Evade dice against any hit, even of the biggest monster.',
  cleric: 'Heals with dice, prays them back, raises the fallen, and with good gear holds the line.',
  wizard: 'Hurls Missiles, confuses monsters, buffs and protects friends; the last rescue when all goes wrong.',
};

export const RACE_LINES: Readonly<Record<Race, string>> = {
  human: 'Humans have 10 RP more.',
  elf: 'Elves cast all spells; a wizard has 2 spell dice more, everybody else has 2.',
  dwarf: 'Dwarves mend armour, bear a shield in any class, and take 1 less from magic.',
  halfling: 'Halflings may roll 4 times again in each dungeon.',
};
