import type { Seat } from '@lantern/protocol/seat';
import type { GameStrings } from '../kit/strings';
import type { Card } from './data/cards';
import type { AttackDie } from './data/dice';
import type { Npc } from './data/dungeon';
import type { Kind } from './data/equipment';
import type { HeroClass, Race } from './data/heroes';
import type { Combatant, Die, HitSource, MonsterId, PurposeKind, SplitMode } from './types';

/** An item as it appears in a fact. */
export interface Thing {
  kind: Kind;
  /** Hit points of a healing potion, otherwise 0. */
  value: number;
}

/** A place in the order of a fight; `rolls`: the rolls against equals. */
export type Placed = Combatant & { die: AttackDie; rolls: number[] };

/**
 * The facts of the story of a match (section 13). `seat` is the hero who acts or is affected; dice contain sides,
 * values and tags. Fields of a card that only some may know are omitted for the others.
 */
export interface Facts {
  // Making heroes.
  dealt: { crawl: number; who: Seat[] };
  dropped: { seat: Seat; card: Card | null; drawn: Card[]; kept: Card[] };
  swapOffered: { seat: Seat; to: Seat; pip?: Card };
  swapDeclined: { seat: Seat; from: Seat };
  /** `seat` gave the face card for the pip card of `from`. */
  swapped: { seat: Seat; from: Seat; face?: Card; pip?: Card };
  faceGiven: { seat: Seat; to: Seat; face?: Card };
  faceTaken: { seat: Seat; from: Seat; face?: Card };
  claimed: { seat: Seat; card: Card };
  /** `by`: the player who called for it; `null` = the claims conflict (R2.6). */
  orderCalled: { by: Seat | null; order: Seat[] };
  /** `roll`: hit points that were rolled. */
  heroMade: { seat: Seat; card: Card; heroClass: HeroClass; race: Race; hp: number; roll: number | null };
  named: { seat: Seat; name: string };

  // Gear and goods.
  shopOpened: { rp: Record<Seat, number> };
  bought: { seat: Seat; thing: Thing; price: number; currency: 'rp' | 'lp' };
  refunded: { seat: Seat; thing: Thing; price: number };
  doneShopping: { seat: Seat; lp: number };
  equipped: { seat: Seat; thing: Thing };
  unequipped: { seat: Seat; thing: Thing };
  repaired: { seat: Seat; owner: Seat; thing: Thing };
  gaveItem: { seat: Seat; to: Seat; thing: Thing };
  gaveLp: { seat: Seat; to: Seat; lp: number };
  lootedItem: { seat: Seat; from: Seat; thing: Thing };
  lootedLp: { seat: Seat; from: Seat; lp: number; shares: Record<Seat, number>; purse: number };

  // Healing and prayer. `hp`: afterwards.
  healed: { seat: Seat; on: Seat; dice: Die[]; amount: number; hp: number };
  prayed: { seat: Seat; dice: number; lp: number };
  resurrected: {
    seat: Seat;
    on: Seat;
    dice: Die[];
    sum: number;
    offering: number;
    difficulty: number;
    success: boolean;
    hp: number;
  };
  ritual: { seat: Seat; dice: number; lp: number };
  potion: { seat: Seat; on: Seat; value: number; amount: number; hp: number };
  intervention: { seat: Seat; on: Seat; hp: number };

  // Rooms.
  /** `hp`: the hit points of every hero, including the bonus of amulets; absent in matches of earlier versions. */
  crawlBegan: { crawl: number; of: number; hp?: Record<Seat, number> };
  roomEntered: { room: number; lead: Seat };
  /** `counters`: their number afterwards, if the card is one. */
  drew: { seat: Seat; card: Card; counters: number | null };
  eliteAnswered: { seat: Seat; card: Card; elite: boolean };
  dragonWoke: { target: Seat; scorched: Card[] };
  described: { seat: Seat; target: string; text: string };
  /** `purse`: the amount added to the common purse. */
  lootShared: { total: number; mode: SplitMode; shares: Record<Seat, number>; purse: number };
  splitProposed: { seat: Seat; mode: SplitMode };
  splitVoted: { seat: Seat; yes: boolean };
  /** `dice`: only for a Jack. */
  monsterLoot: { seat: Seat | null; monster: MonsterId; lp: number; elite: boolean; dice: Die[] };

  // Fights.
  fightBegan: { order: Placed[] };
  roundBegan: { round: number; enraged: boolean };
  castBuff: { seat: Seat; on: Seat; dice: number };
  castConfuse: { seat: Seat; monster: MonsterId; dice: number; rounds: number };
  castProtect: { seat: Seat; on: Seat; dice: number };
  buffReturned: { seat: Seat; dice: number };
  guarded: { seat: Seat; monster: MonsterId };
  /** `left`: wounds still needed. */
  attacked: { seat: Seat; monster: MonsterId; dice: Die[]; total: number; wt: number; wounds: number; left: number };
  missile: { seat: Seat; monster: MonsterId; dice: Die[]; total: number; wt: number; wounds: number; left: number };
  passed: { seat: Seat };
  monsterDied: { seat: Seat; monster: MonsterId };
  dragonSlain: { seat: Seat };
  confusedIdle: { monster: MonsterId };
  /** `damage`: before any evasion. */
  monsterAttacked: { seat: Seat; monster: MonsterId; dice: Die[]; armour: number; damage: number };
  turnedTo: { monster: MonsterId; seat: Seat };

  // Hits, luck, death. `damage`: the rest.
  evaded: { seat: Seat; dice: Die[]; damage: number };
  hurt: { seat: Seat; damage: number; hp: number; from: HitSource };
  died: { seat: Seat };
  /** `owner`: the hero whose roll it is, `null` = a monster’s; missing in matches of earlier versions. */
  rerolled: { seat: Seat; owner?: Seat | null; purpose: PurposeKind; before: Die[]; dice: Die[]; left: number };

  // Traps and chests.
  trapSpotted: { seat: Seat; chest: boolean };
  trapGone: { seat: Seat };
  disarmed: { seat: Seat; dice: Die[] };
  setOff: { seat: Seat; dice: Die[] };
  /** Neither disarmed nor set off (R11.3). */
  disarmFailed: { seat: Seat; dice: Die[] };
  leftTrap: { seat: Seat };
  /** `damage`: before any evasion. */
  trapStruck: { seat: Seat; dice: Die[]; magical: boolean; protection: number; damage: number };
  chestChecked: { seat: Seat; opener: Seat; dice: Die[]; trapped: boolean };
  leftChest: { seat: Seat };
  treasure: { seat: Seat; dice: Die[]; lp: number };

  // Encounters.
  met: { seat: Seat; npc: Npc; dice: Die[] };
  smithRepaired: { things: { owner: Seat; thing: Thing }[] };
  /** Every living hero has full hit points; `cleric`: set at an altar. */
  allHealed: { cleric: Seat | null; healed: Record<Seat, number> };
  adventurerPaid: { seat: Seat; dice: Die[]; lp: number };
  potionReceived: { seat: Seat; dice: Die[]; value: number };
  /** Pools refilled by the warrior or the gnome: number of dice by seat. */
  poolsFilled: { npc: 'warrior' | 'gnome'; gained: Record<Seat, number> };
  altarSkipped: { seat: Seat };
  altarSilent: { seat: Seat };

  // Ends.
  /** `shares`: each hero's share of the common purse, if there is one and another dungeon follows (R18.1). */
  crawlWon: { crawl: number; of: number; shares?: Record<Seat, number> };
  conceded: { seat: Seat; yes: boolean };
  ended: { reason: 'won' | 'lost' | 'abandoned' };
  /** The clock decided the next fact. */
  byClock: { seat: Seat };
}

/** A sentence for each kind of fact, in one language. */
export type FactSentences = GameStrings<Facts>['facts'];
