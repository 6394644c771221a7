import type { Seat } from '@lantern/protocol/seat';
import type { ClassId } from './classes';

export const ABILITIES = [
  'plusDamage',
  'guard',
  'holy',
  'heal',
  'lightning',
  'fireball',
  'shield',
  'confuse',
  'scrying',
  'haste',
  'tip',
  'immunity',
  'arrow',
  'speed',
  'swap',
] as const;
export type Ability = (typeof ABILITIES)[number];

export const SPELLS = ['lightning', 'fireball', 'shield', 'confuse', 'scrying', 'haste'] as const;
export type Spell = (typeof SPELLS)[number];

/** The purpose of a hero's roll: an attack, the defence against one, or an action from the second or third row. */
export type RollKind = 'attack' | 'defend' | 'rear';

/** The uses of a WILD, by class and roll (R11). */
const BY_ROLL: Readonly<Record<ClassId, Readonly<Record<RollKind, readonly Ability[]>>>> = {
  fighter: { attack: ['plusDamage', 'swap'], defend: ['guard'], rear: ['swap'] },
  cleric: { attack: ['holy'], defend: ['heal'], rear: ['heal'] },
  mage: { attack: ['lightning', 'fireball'], defend: ['shield', 'confuse'], rear: ['scrying', 'haste'] },
  archer: { attack: ['tip'], defend: ['immunity'], rear: ['arrow'] },
  rogue: { attack: ['speed'], defend: [], rear: ['swap'] },
};

/** R11, R11.1: in a party of one row the front heroes have the rear abilities too, the mage on defence rolls only. */
export function abilitiesFor(id: ClassId, kind: RollKind, oneRow: boolean): readonly Ability[] {
  const own = BY_ROLL[id][kind];
  if (!oneRow || kind === 'rear' || (id === 'mage' && kind === 'attack')) return own;
  return [...new Set([...own, ...BY_ROLL[id].rear])];
}

/** The arguments of an ability: a hero (seat), a foe (0 left, 1 right), a pair that changes places, or nothing. */
export const TARGETS: Readonly<Record<Ability, 'none' | 'hero' | 'foe' | 'pair'>> = {
  plusDamage: 'none',
  guard: 'none',
  holy: 'none',
  heal: 'hero',
  lightning: 'none',
  fireball: 'foe',
  shield: 'none',
  confuse: 'none',
  scrying: 'none',
  haste: 'hero',
  tip: 'none',
  immunity: 'none',
  arrow: 'foe',
  speed: 'none',
  swap: 'pair',
};

/** The target of a swap of both monsters. */
export const MONSTERS = 'monsters';

/** The target of an ability, according to `TARGETS`. */
export type Target = Seat | 0 | 1 | readonly [Seat, Seat] | typeof MONSTERS | undefined;

/** The actions a toppled hero cannot take (R9.5). */
export const DAMAGING: readonly Ability[] = ['holy', 'lightning', 'fireball', 'arrow'];

/** Whether an ability is a spell with charges (R12.1). */
export function isSpell(ability: Ability): ability is Spell {
  return (SPELLS as readonly string[]).includes(ability);
}
