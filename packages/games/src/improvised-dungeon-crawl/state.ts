import type { Seat } from '@lantern/protocol/seat';
import type { Secret } from '../kit/secret';
import type { Story } from '../kit/story';
import type { Result as EndOfMatch } from '../module';
import type { Card } from './data/cards';
import type { AttackDie } from './data/dice';
import type { Kind } from './data/equipment';
import type { HeroClass, Pool, Race } from './data/heroes';
import type { Facts } from './facts';
import type { Options } from './options';
import type { Combatant, Die, HitSource, MonsterId, Purpose, SplitMode } from './types';

export interface Item {
  /** `i1`, `i2` … */
  id: string;
  kind: Kind;
  /** Hit points a healing potion restores, 1 to 10; 0 for everything else. */
  value: number;
  /** The card that stands for it, where the supply is limited. */
  card: Card | null;
  /** Armour in which somebody died (R15.2). */
  damaged: boolean;
  inUse: boolean;
  /** Resource points paid in the open shop, for a refund; else 0. */
  paid: number;
}

export interface Hero {
  card: Card;
  heroClass: HeroClass;
  race: Race;
  /** Chosen by the player; `null` until then. */
  name: string | null;
  /** 0 exactly while dead. */
  hp: number;
  /** Most hit points without amulets. */
  hpBase: number;
  /** Dice and re-rolls left. */
  pools: Record<Pool, number>;
  /** Resource points, while shopping before a crawl. */
  rp: number;
  /** Loot points. */
  lp: number;
  bag: Item[];
}

export interface Monster {
  id: MonsterId;
  /** The player who drew it; `null` for the dragon. */
  drawer: Seat | null;
  target: Seat;
  die: AttackDie;
  wt: number;
  wounds: number;
  /** Wounds that kill it. */
  need: number;
  elite: boolean;
  /** Rounds without an attack, this one included. */
  confused: number;
}

/** The use of this round's action that was made before the turns began (R6.6). */
export type Action = 'heal' | 'resurrect' | 'potion' | 'spell' | 'ritual' | 'guard';

export interface Fight {
  /** 1 is the exchange (R6.2). */
  round: number;
  stage: 'prepare' | 'turns';
  /** Those still standing, in the order in which they were laid out. */
  monsters: Monster[];
  order: Combatant[];
  /** The hero in `order` whose turn it is. */
  index: number;
  /** The monster a hero exchanges blows with in round 1. */
  partners: Record<Seat, MonsterId>;
  /** No entry: the action is still there. */
  used: Record<Seat, Action>;
  /** Dice waiting for the next attack of `on` in this round. */
  buffs: { by: Seat; on: Seat; dice: number }[];
  /** `left`: rounds, this one included. */
  protects: { on: Seat; bonus: number; left: number }[];
  guards: { monster: MonsterId; by: Seat }[];
}

/** Dice on the table that do not count yet: halflings may roll them again (R10.4). */
export interface Roll {
  id: number;
  /** The hero who rolls, for the trap's roll its victim; `null` for a monster. */
  owner: Seat | null;
  purpose: Purpose;
  dice: Die[];
  /** Halflings who let the roll stand. */
  kept: Seat[];
}

/** A hit on a thief that can still be evaded (R9.4). */
export interface Hit {
  seat: Seat;
  /** The result of the dice. */
  roll: number;
  /** Armour or magic armour rating that counts against it. */
  protection: number;
  /** Sum of the Evade dice so far. */
  evaded: number;
  from: HitSource;
}

/** Loot of this room, not yet shared. */
export interface Spoil {
  lp: number;
  /** The receiver if finders are keepers; `null` = everybody (the dragon's). */
  finder: Seat | null;
  source: 'monster' | 'chest' | 'adventurer';
}

/** The effects of the drawn cards, and how many of them are still to come. */
export interface Room {
  drawn: { seat: Seat; card: Card }[];
  /** Answers of those who drew a monster (R19.3). */
  elites: Record<Seat, boolean>;
  /** Still to come, by drawer, from the lead on; so are chests and encounters. */
  traps: Seat[];
  chests: Seat[];
  encounters: { seat: Seat; kind: 'npc' | 'altar' }[];
  /** Killed monsters whose loot is still to be collected. */
  slain: { id: MonsterId; drawer: Seat | null; elite: boolean }[];
  spoils: Spoil[];
  /** The open trap; `seat` is who must spring it. `chest`: it guards the open chest. */
  trap: { seat: Seat; chest: boolean; declined: Seat[] } | null;
  /** The chest at hand; `open`: only its trap stands before the treasure. */
  chest: { opener: Seat; open: boolean } | null;
  /** The person who is met; `skipped`: clerics who walk past the altar. */
  encounter: { seat: Seat; kind: 'npc' | 'altar'; skipped: Seat[] } | null;
  /** The vote on the loot (R14.5). */
  split: { by: Seat; mode: SplitMode | null; yes: Seat[] } | null;
}

export interface MapEntry {
  room: number;
  lead: Seat;
  drawn: { seat: Seat; card: Card }[];
  dragon: boolean;
  /** Words of the players for the room, for a card, for the dragon; the rest has default words (R5.4). */
  words: Record<string, string>;
}

/** The public knowledge of a hand: numbers of cards and of face cards; all of it once the hero is fixed (R2.8). */
export interface HandInfo {
  cards: number;
  faces: number;
  shown: Card[] | null;
}

/** Heroes in the making (R2). */
export interface Muster {
  /** Seats that make a hero, in order. */
  who: Seat[];
  hands: Record<Seat, HandInfo>;
  /** Cards left in the hero deck. */
  deck: number;
  discard: Card[];
  claims: Record<Seat, Card>;
  confirmed: Seat[];
  /** The order of picks, if the claims did not settle it; `at` is the one whose turn it is. */
  order: Seat[];
  at: number;
  /** Players known to hold no face card they could take (R2.3). */
  needy: Seat[];
  /** A pip card for a face card; which pip card, only the two know. */
  offers: { from: Seat; to: Seat }[];
  done: Seat[];
}

export type Step =
  | 'faces'
  | 'claim'
  | 'order'
  | 'shop'
  | 'rest'
  | 'reveal'
  | 'fight'
  | 'traps'
  | 'chests'
  | 'loot'
  | 'encounters'
  | 'split'
  | 'aftermath'
  | 'over';

export interface Result extends EndOfMatch {
  reason: 'won' | 'lost' | 'abandoned';
  crawlsWon: number;
  /** Rooms entered, over all crawls. */
  rooms: number;
  survivors: Seat[];
  /** Loot points in all hands, in the purse and not yet shared. */
  lp: number;
  /** Wounds of the dragon of the last crawl. */
  dragonWounds: number;
}

/** The open part of the table. */
export interface Board {
  options: Options;
  seats: Seat[];
  step: Step;
  /** 1, 2 … */
  crawlNo: number;
  crawlsWon: number;
  /** Rooms entered in this crawl, and in all crawls. */
  roomNo: number;
  rooms: number;
  lead: Seat;
  /** `null` until the hero is fixed. */
  heroes: Record<Seat, Hero | null>;
  muster: Muster | null;
  dungeon: {
    /** Cards left in the dungeon deck. */
    left: number;
    /** Queens, Kings and Aces drawn; in the dragon's fight, what is left of them. */
    counters: Card[];
    discard: Card[];
  };
  room: Room | null;
  fight: Fight | null;
  /** Waits for luck. */
  roll: Roll | null;
  /** Waits for evasion. */
  hit: Hit | null;
  /** The common purse (R14.4). */
  purse: number;
  /** Seats that want to go on: in a rest, the aftermath, and before the turns of a round. */
  ready: Seat[];
  /** Seats that would give up (R21.3). */
  conceding: Seat[];
  dragonSlain: boolean;
  /** The map of this dungeon, first room first. */
  history: MapEntry[];
  decisionId: number;
  result: Result | null;
}

/** The face-down part. */
export interface Hidden {
  /** The cards left, in no order that means anything; so with the dungeon deck. */
  heroDeck: Card[];
  dungeonDeck: Card[];
  hands: Record<Seat, Card[]>;
  /** The pip card of each open offer, by who offers. */
  pips: Record<Seat, Card>;
}

export interface State extends Board {
  /** For items and rolls. */
  nextId: number;
  story: Story<Facts>;
  secret: Secret<Hidden>;
}

/** The stages a seat can be asked in; a seat that may do nothing is `idle`. */
export type Stage =
  | 'needy'
  | 'waiting'
  | 'answer'
  | 'give'
  | 'claim'
  | 'pick'
  | 'shop'
  | 'rest'
  | 'aftermath'
  | 'reveal'
  | 'prepare'
  | 'act'
  | 'luck'
  | 'evade'
  | 'trap'
  | 'chest'
  | 'meet'
  | 'altar'
  | 'propose'
  | 'vote'
  | 'calm'
  | 'idle';
