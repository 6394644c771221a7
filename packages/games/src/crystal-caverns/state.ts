import type { Seat } from '@lantern/protocol/seat';
import type { Story } from '../kit/story';
import type { Result as EndOfMatch } from '../module';
import type { MONSTERS, RollKind, Spell } from './data/abilities';
import type { CardId } from './data/cards';
import type { Colour } from './data/classes';
import type { Level, MonsterRank } from './data/levels';
import type { Facts } from './facts';
import type { Options } from './options';
import type { Monster, Rolled } from './types';

export type Crystals = [small: number, medium: number, large: number];

export interface Hero {
  seat: Seat;
  /** `null` until it is chosen. */
  colour: Colour | null;
  alive: boolean;
  /** Has left the match permanently (section 8). */
  retired: boolean;
  /** Hit points; 0 when dead. */
  hp: number;
  /** Crystals of the hero's colour from the bag that represent the points above the hero's own 12 (R17). */
  borrowed: Crystals;
  /** Casts left of each spell on this level; only a mage has any (R12.1). */
  charges: Record<Spell, number> | null;
}

/** A card on the table. */
export interface MapCard {
  id: CardId;
  x: number;
  y: number;
  /** For hallways: 0 = exits north and south, 1 = exits east and west (R1.3). */
  rot: 0 | 1;
  /** 0 for the entrance, then in the order of laying. */
  seq: number;
  /** Stairs without a guardian, which nobody may enter (R5.5). */
  locked: boolean;
  visited: boolean;
  poolUsed: boolean;
  /** Counts as stairs (R19.2). */
  shaft: boolean;
  /** The first is on the left (D71). */
  monsters: Monster[];
}

/** The effects of a fight on a hero; all of them end with the fight (R15.2). */
export interface HeroEffects {
  stunned: boolean;
  /** Levels lost (R13, black). */
  drain: number;
  /** Has no attack from the front row: in this round, and in the next one (R13, green). */
  poisoned: boolean;
  poisonNext: boolean;
  /** Replaces the initiative, in this round and in the next one: 7 for the rogue's speed, 1 for cold. */
  initNow: 1 | 7 | null;
  initNext: 1 | 7 | null;
  /** Added to the initiative (R12.6). */
  haste: number;
  /** Monsters' powers do not affect the archer (R11.5). */
  immune: boolean;
  /** Damage that is still absorbed in this round (R12.3). */
  shield: number;
}

export interface Foe {
  monster: Monster;
  hp: number;
  maxHp: number;
  stunned: boolean;
  /** Its die for initiative (R8.1). */
  initBase: number;
  initNow: 7 | null;
  initNext: 7 | null;
  /** Added to its damage until the end of this round (R13, red). */
  fire: number;
}

/** A participant in a fight: a hero by seat or a monster by id. */
export type Combatant = { hero: Seat } | { foe: number };

/** A place in the order of a round (R8.2). */
export interface Place {
  who: Combatant;
  value: number;
  /** Dice of the roll-offs between equals, one per pass. */
  ties: number[];
}

/** The pair that changes places: two heroes; or two monsters, if heroes may swap monsters. */
export type SwapTarget = [Seat, Seat] | typeof MONSTERS;

/** One attack with its defence, or one action from the rear (R9). */
export interface Exchange {
  kind: RollKind;
  seat: Seat;
  /**
   * The monster's id; `null` for an action from the rear, and for a lone hero who has not yet named its target (R7.4).
   */
  foe: number | null;
  /** `null` until the roll. */
  rolled: Rolled | null;
  wildsLeft: number;
  /** The two heroes, or the two monsters, that will change places (R10.5). */
  swap: SwapTarget | null;
  plusDamage: number;
  guard: number;
  extraTips: number;
  confused: boolean;
}

/** A fight on the party's card. */
export interface Combat {
  round: number;
  /** Living monsters: left and right, or one in the middle. */
  foes: Foe[];
  /** The killed monsters in the order in which they fell; `holy` forfeits the reward (R11.3). */
  fallen: { monster: Monster; holy: boolean }[];
  order: Place[];
  /** The owner of a place in `order`. */
  at: number;
  effects: Record<Seat, HeroEffects>;
  exchange: Exchange | null;
}

/** The questions to a seat (section 5). */
export type Stage = 'choose' | 'arrange' | 'place' | 'travel' | 'roll' | 'decide';

export type Reason = 'dragonSlain' | 'partyDead' | 'lostInTheDark' | 'allRetired';

export interface Result extends EndOfMatch {
  reason: Reason;
  level: Level;
  turns: number;
  /** Hit points of each hero; the dead have none. */
  pips: Record<Seat, number>;
  /** The living heroes with the most hit points after a victory. */
  leaders: Seat[];
}

/** The public part of the table, which is all of it. */
export interface Board {
  options: Options;
  level: Level;
  /** 1 for the first turn of the party; 0 before it. */
  turnNo: number;
  /** The seat whose turn it is; `null` while heroes are chosen. */
  active: Seat | null;
  heroes: Record<Seat, Hero>;
  /** Living heroes in party order, two side by side, the first two in front (R6.7). */
  order: Seat[];
  /** Cards by `x,y`. */
  map: Record<string, MapCard>;
  /** The position of the party: a key of `map`. */
  pos: string;
  /** The position in the previous turn, if the party has just stepped (R6.5). */
  from: string | null;
  /** Cards not yet drawn, in canonical order; each draw takes a random one. */
  cavern: CardId[];
  drawn: CardId | null;
  /** Monster cards not yet drawn, in canonical order. */
  monsterPile: MonsterRank[];
  monsterSpent: MonsterRank[];
  /** How often the pile has run out on this level (R5.3). */
  exhausted: 0 | 1 | 2;
  dragonPlaced: boolean;
  bag: Record<Colour, Crystals>;
  combat: Combat | null;
  /** The owed decision and its seats; `null` when the match is over. */
  awaiting: { stage: Stage; seats: Seat[] } | null;
  /** Turns in a row without progress (R19.3). */
  idle: number;
  decisionId: number;
  result: Result | null;
}

export interface State extends Board {
  /** The next monster's id. */
  nextId: number;
  /** Whether the party has made progress in this turn (R19.3). */
  progress: boolean;
  story: Story<Facts>;
}
