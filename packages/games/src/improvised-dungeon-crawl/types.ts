import type { Seat } from '@lantern/protocol/seat';
import type { Card } from './data/cards';

/** A monster is called by its dungeon card. */
export type MonsterId = Card | 'dragon';
export type Combatant = { side: 'hero'; id: Seat } | { side: 'monster'; id: MonsterId };
export type DieTag = 'attack' | 'slay' | 'buff' | 'spell' | 'die';

export interface Die {
  sides: number;
  value: number;
  tag: DieTag;
}

/** The purpose of a roll, with everything needed to go on once it stands. */
export type Purpose =
  | { kind: 'attack'; monster: MonsterId }
  | { kind: 'missile'; monster: MonsterId }
  | { kind: 'monster'; monster: MonsterId; target: Seat }
  | { kind: 'heal'; on: Seat }
  | { kind: 'resurrect'; on: Seat; offering: number }
  | { kind: 'evade' }
  | { kind: 'disarm' }
  | { kind: 'trap' }
  | { kind: 'chest'; opener: Seat }
  | { kind: 'treasure' }
  | { kind: 'jackLoot'; card: Card; elite: boolean }
  | { kind: 'npc' }
  | { kind: 'adventurer' }
  | { kind: 'alchemist' };
export type PurposeKind = Purpose['kind'];

/** The cause of a hero's wounds. `roll`: the trap's roll, which names it. */
export type HitSource = { kind: 'monster'; monster: MonsterId } | { kind: 'trap'; roll: number };
export type SplitMode = 'equal' | 'finders' | 'purse' | `to:${Seat}`;
