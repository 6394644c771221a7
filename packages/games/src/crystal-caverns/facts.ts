import type { Seat } from '@lantern/protocol/seat';
import type { Ability, RollKind } from './data/abilities';
import type { CardId } from './data/cards';
import type { Colour } from './data/classes';
import type { Dir } from './data/directions';
import type { Level, MonsterRank, Size } from './data/levels';
import type { Power } from './data/powers';
import type { Monster, Rolled, Sum } from './types';

export type Figure = { hero: Seat } | { foe: Monster };

/** The facts of the story of a match (section 13). Cells are given as `x`, `y`. */
export interface Facts {
  heroChosen: { seat: Seat; colour: Colour };
  began: { seat: Seat };
  arranged: { seat: Seat; order: Seat[] };
  levelOpened: { level: Level; card: CardId };
  /** `noCard`: no card of the deck can be laid (R4.2). */
  turnBegan: { seat: Seat; turn: number; noCard?: true };
  drew: { seat: Seat; card: CardId };
  /** `by` is `null` if a scrying spell laid it. */
  laid: { by: Seat | null; card: CardId; x: number; y: number; rot: 0 | 1 };
  /** A monster card is turned up; `monster` is `null` if the bag has no crystal of that size (R5.4). */
  stirred: { x: number; y: number; rank: MonsterRank; monster: Monster | null };
  exhausted: { times: 1 | 2; joker: boolean };
  guarded: { x: number; y: number; monster: Monster };
  locked: { x: number; y: number; size: Size };
  unlocked: { x: number; y: number; monster: Monster };
  /** The Dragon appears; `called`: it could not appear in any other way (R19.1). */
  dragonCame: { x: number; y: number; monster: Monster; called: boolean };
  /** No stairs can be reached any longer (R19.2). */
  shaftOpened: { x: number; y: number; monster: Monster | null };
  stepped: { seat: Seat; dir: Dir; x: number; y: number };
  reordered: { seat: Seat; order: Seat[] };
  held: { seat: Seat };
  descended: { seat: Seat; level: Level };
  combatBegan: { foes: { monster: Monster; hp: number }[] };
  roundBegan: { round: number; order: { who: Figure; value: number; ties: number[] }[] };
  /** A poisoned hero in the front row has no attack. */
  skipped: { seat: Seat };
  /** The monster is about to attack this hero; `chance`: chosen at random from two (D59). */
  aimed: { foe: Monster; seat: Seat; chance: boolean };
  /** The dice of an exchange or of an action from the rear. */
  rolled: Rolled & { kind: RollKind; seat: Seat; foe: Monster | null };
  stoodUp: { who: Figure };
  toppled: { who: Figure };
  used: { seat: Seat; ability: Ability; hero?: Seat; foe?: Monster; pair?: [Seat, Seat]; monsters?: true };
  /** An ability takes hit points from a monster; `hp`: the rest. */
  hurt: { foe: Monster; damage: number; hp: number };
  mended: { seat: Seat; hp: number };
  /** A monster's WILD; `warded`: the hero is immune, or the attack was confused. */
  power: { foe: Monster; power: Power; seat: Seat; warded: boolean };
  /** The blow of an exchange; `absorbed` by a shield; `hp`: the defender's hit points afterwards. */
  struck: {
    kind: 'attack' | 'defend';
    seat: Seat;
    foe: Monster;
    attack: Sum;
    defence: Sum;
    outcome: BlowOutcome;
    damage: number;
    absorbed: number;
    hp: number;
  };
  swapped: { pair: [Seat, Seat]; order: Seat[] };
  /** From left to right; `by`: the hero who made the swap, if it was not their own. */
  foesSwapped: { foes: Monster[]; by?: Seat };
  slain: { foe: Monster };
  heroFell: { seat: Seat; order: Seat[] };
  combatWon: { rounds: number };
  absorbed: { seat: Seat; pips: number; hp: number };
  pooled: { seats: Seat[] };
  retired: { seat: Seat; order: Seat[] };
  /** The active player has retired. */
  tookOver: { seat: Seat };
  /** The clock decided the next fact. */
  byClock: { seat: Seat };
  dragonSlain: { leaders: Seat[] };
  partyDied: { level: Level };
  lostInTheDark: { turns: number };
  allRetired: { level: Level };
}

/**
 * The result of a blow. `prone`: the attacker is toppled; `swapped`: somebody changed places; `confused`: deflected.
 */
export type BlowOutcome = 'hit' | 'miss' | 'prone' | 'swapped' | 'confused';
