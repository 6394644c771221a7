import type { Ability } from '@lantern/games/crystal-caverns/data/abilities';
import { ABILITY_WORDS } from '@lantern/games/crystal-caverns/strings/en/names';
import type { Lit } from '../screenState';
import type { CavernsScreen } from './cavernsScreen';

/** A tap: a highlighted choice, the way out of a sheet, or a permanent control. */
export type CavernsTap = { lit: Lit } | 'close' | 'Next place' | 'Find the party' | 'Roll by itself';

export interface CavernsMemory {
  /** The preferred class. */
  likes: string;
  /** Whether dice roll automatically. */
  lazy: boolean;
  /** Number of cards laid so far. */
  laid: number;
}

/** Number of cards to lay by a tap on the map. */
export const MAP_TAPS = 3;

/** Abilities in order of preference. Swapping places is considered when an attack must be dodged. */
const WORTH: readonly Ability[] = [
  'scrying',
  'heal',
  'holy',
  'lightning',
  'fireball',
  'haste',
  'plusDamage',
  'guard',
  'confuse',
  'shield',
  'immunity',
  'arrow',
  'speed',
  'tip',
];

/** A sensible next tap for a player who sees only what is highlighted. */
export function nextCavernsTap(glance: CavernsScreen, memory: CavernsMemory): CavernsTap | undefined {
  if (glance.pending || glance.lost || glance.over) return undefined;
  if (glance.sheet !== null) return 'close';
  const by = (move: string) => glance.lit.filter((lit) => lit.move === move);
  if (by('chooseColour').length > 0) return one(by('chooseColour'), (lit) => lit.label.includes(memory.likes));
  if (by('useWild').length + by('useSwap').length + by('done').length > 0) return use(glance);
  if (/who\?|whom\?$/.test(glance.bar) && by('roll').length === 0) return target(glance);
  if (by('roll').length > 0) return roll(glance, memory);
  if (by('arrange').length > 0) return one(by('arrange'));
  if (glance.lit.some(({ label }) => /(Lay the card here|Turn the card)$/.test(label))) return place(glance, memory);
  return travel(glance);
}

function one(lits: readonly Lit[], first: (lit: Lit) => boolean = () => true): CavernsTap | undefined {
  const lit = lits.find(first) ?? lits[0];
  return lit && { lit };
}

/** The dice, or the weaker of two monsters; lazy people turn automatic dice on once and wait. */
function roll(glance: CavernsScreen, { lazy }: CavernsMemory): CavernsTap | undefined {
  const rolls = glance.lit.filter(({ move }) => move === 'roll');
  if (!lazy || rolls.length > 1) return one(rolls);
  return glance.auto ? undefined : 'Roll by itself';
}

/** The best use of a WILD; places are swapped if the own hero would be hit. */
function use({ lit, verdict, against, bar }: CavernsScreen): CavernsTap | undefined {
  if (/on whom\?$|who\?$|with whom\?$/.test(bar)) return one(lit.filter(({ pressed }) => !pressed));
  for (const ability of WORTH) {
    const chip = lit.find(({ label }) => label.startsWith(ABILITY_WORDS[ability].name));
    if (chip) return { lit: chip };
  }
  const swap = lit.find(({ label }) => label.startsWith(ABILITY_WORDS.swap.name));
  if (swap && against && verdict.startsWith('Would hit')) return { lit: swap };
  return one(lit.filter(({ move }) => move === 'done'));
}

/** The first target that has not been named yet. */
function target({ lit }: CavernsScreen): CavernsTap | undefined {
  return one(lit.filter(({ pressed }) => !pressed));
}

/** Lays the first cards by a tap on the map and later ones by the button, since their places may be out of sight. */
function place({ lit }: CavernsScreen, memory: CavernsMemory): CavernsTap | undefined {
  const lay = lit.find(({ move }) => move === 'placeCard');
  if (lay) {
    memory.laid += 1;
    return { lit: lay };
  }
  const cell = lit.find(({ label }) => label.endsWith('Lay the card here'));
  return cell && memory.laid < MAP_TAPS ? { lit: cell } : 'Next place';
}

/** Fights weaker monsters, explores near places, waits if necessary, and otherwise leaves the lead to others. */
function travel({ lit, level }: CavernsScreen): CavernsTap | undefined {
  const go = lit.find(({ move }) => move === 'step' || move === 'reorder');
  if (go) return { lit: go };
  const fight = lit.find(({ label }) => label.endsWith('Fight here') && isWeaker(label, level));
  const step = lit.find(({ label }) => label.endsWith('Move here') && label.includes('unexplored'));
  const wait = lit.find(({ move }) => move === 'hold');
  const walk = lit.find(({ label }) => label.endsWith('Move here'));
  const chosen = fight ?? step ?? wait ?? walk ?? lit.find(({ move }) => move === 'descend') ?? lit[0];
  return chosen && { lit: chosen };
}

/** Whether every monster in the label has a lower level than the party. */
function isWeaker(label: string, level: number): boolean {
  const levels = [...label.matchAll(/of level (\d)/g)].map(([, found]) => Number(found));
  return levels.every((one) => one < level);
}
