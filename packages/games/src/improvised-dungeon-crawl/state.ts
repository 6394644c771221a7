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
  /** Hit points that a healing potion restores, 1 to 10; 0 for other items. */
  value: number;
  /** The card that represents it, if the supply is limited. */
  card: Card | null;
  /** Set for the armour of a hero who died (R15.2). */
  damaged: boolean;
  inUse: boolean;
  /** Resource points paid in the open shop, for a refund; otherwise 0. */
  paid: number;
}

export interface Hero {
  card: Card;
  heroClass: HeroClass;
  race: Race;
  /** Chosen by the player; `null` until then. */
  name: string | null;
  /** 0 only while dead. */
  hp: number;
  /** Maximum hit points without amulets. */
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
  /** Rounds without an attack, including the current one. */
  confused: number;
}

/** How the hero used this round's action before the turns began (R6.6). */
export type Action = 'heal' | 'resurrect' | 'potion' | 'spell' | 'ritual' | 'guard';

export interface Fight {
  /** Round 1 is the exchange (R6.2). */
  round: number;
  stage: 'prepare' | 'turns';
  /** The living monsters, in the order in which they were laid out. */
  monsters: Monster[];
  order: Combatant[];
  /** The hero in `order` whose turn it is. */
  index: number;
  /** The monster that a hero fights in round 1. */
  partners: Record<Seat, MonsterId>;
  /** A seat without an entry still has its action. */
  used: Record<Seat, Action>;
  /** Dice for the next attack of `on` in this round. */
  buffs: { by: Seat; on: Seat; dice: number }[];
  /** `left`: rounds, including the current one. */
  protects: { on: Seat; bonus: number; left: number }[];
  guards: { monster: MonsterId; by: Seat }[];
}

/** A roll that has no effect yet, because halflings may re-roll it (R10.4). */
export interface Roll {
  id: number;
  /** The hero who rolls, for a trap its victim; `null` for a monster. */
  owner: Seat | null;
  purpose: Purpose;
  dice: Die[];
  /** Halflings who have accepted the roll. */
  kept: Seat[];
}

/** A hit on a thief that can still be evaded (R9.4). */
export interface Hit {
  seat: Seat;
  /** The result of the dice. */
  roll: number;
  /** The rating of armour or magic armour that reduces it. */
  protection: number;
  /** Sum of the Evade dice so far. */
  evaded: number;
  from: HitSource;
}

/** Loot of this room that is not yet shared. */
export interface Spoil {
  lp: number;
  /** The receiver if finders keep their loot; `null` = everybody (the dragon's). */
  finder: Seat | null;
  source: 'monster' | 'chest' | 'adventurer';
}

/** The effects of the drawn cards that are still pending. */
export interface Room {
  drawn: { seat: Seat; card: Card }[];
  /** Answers of the players who drew a monster (R19.3). */
  elites: Record<Seat, boolean>;
  /** Pending traps by drawer, beginning with the lead; the same holds for chests and encounters. */
  traps: Seat[];
  chests: Seat[];
  encounters: { seat: Seat; kind: 'npc' | 'altar' }[];
  /** Killed monsters whose loot is not yet collected. */
  slain: { id: MonsterId; drawer: Seat | null; elite: boolean }[];
  spoils: Spoil[];
  /** The open trap; `seat` must spring it. `chest`: it guards the open chest. */
  trap: { seat: Seat; chest: boolean; declined: Seat[] } | null;
  /** The current chest; `open`: only its trap is still to be resolved before the treasure. */
  chest: { opener: Seat; open: boolean } | null;
  /** The current encounter; `skipped`: clerics who ignore the altar. */
  encounter: { seat: Seat; kind: 'npc' | 'altar'; skipped: Seat[] } | null;
  /** The vote on the loot (R14.5). */
  split: { by: Seat; mode: SplitMode | null; yes: Seat[] } | null;
}

export interface MapEntry {
  room: number;
  lead: Seat;
  drawn: { seat: Seat; card: Card }[];
  dragon: boolean;
  /** The players' descriptions of the room, of a card, of the dragon; everything else has default texts (R5.4). */
  words: Record<string, string>;
}

/** The public knowledge of a hand: numbers of cards and of face cards; the whole hand once the hero is fixed (R2.8). */
export interface HandInfo {
  cards: number;
  faces: number;
  shown: Card[] | null;
}

/** The creation of heroes (R2). */
export interface Muster {
  /** Seats that make a hero, in order. */
  who: Seat[];
  hands: Record<Seat, HandInfo>;
  /** Cards left in the hero deck. */
  deck: number;
  discard: Card[];
  claims: Record<Seat, Card>;
  confirmed: Seat[];
  /** The order of picks, if the claims conflicted; `at` is the index of the seat whose turn it is. */
  order: Seat[];
  at: number;
  /** Players known to hold no face card that they could take (R2.3). */
  needy: Seat[];
  /** Offers of a pip card for a face card; only the two players know the pip card. */
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
  /** Number of rooms entered, over all crawls. */
  rooms: number;
  survivors: Seat[];
  /** Loot points of all heroes, in the purse and not yet shared. */
  lp: number;
  /** Wounds of the dragon of the last crawl. */
  dragonWounds: number;
}

/** The public part of the table. */
export interface Board {
  options: Options;
  seats: Seat[];
  step: Step;
  /** 1, 2 … */
  crawlNo: number;
  crawlsWon: number;
  /** Number of rooms entered in this crawl, and in all crawls. */
  roomNo: number;
  rooms: number;
  lead: Seat;
  /** `null` until the hero is fixed. */
  heroes: Record<Seat, Hero | null>;
  muster: Muster | null;
  dungeon: {
    /** Cards left in the dungeon deck. */
    left: number;
    /** Queens, Kings and Aces drawn; in the dragon's fight, the remaining ones. */
    counters: Card[];
    discard: Card[];
  };
  room: Room | null;
  fight: Fight | null;
  /** The match waits for re-rolls. */
  roll: Roll | null;
  /** The match waits for evasion. */
  hit: Hit | null;
  /** The common purse (R14.4). */
  purse: number;
  /** Seats that are ready: in a rest, the aftermath, and before the turns of a round. */
  ready: Seat[];
  /** Seats that have voted to give up (R21.3). */
  conceding: Seat[];
  dragonSlain: boolean;
  /** The map of this dungeon, first room first. */
  history: MapEntry[];
  decisionId: number;
  result: Result | null;
}

/** The hidden part of the table. */
export interface Hidden {
  /** The remaining cards, in arbitrary order; the same holds for the dungeon deck. */
  heroDeck: Card[];
  dungeonDeck: Card[];
  hands: Record<Seat, Card[]>;
  /** The pip card of each open offer, by offering seat. */
  pips: Record<Seat, Card>;
}

export interface State extends Board {
  /** The next id for items and rolls. */
  nextId: number;
  story: Story<Facts>;
  secret: Secret<Hidden>;
}

/** The stages in which a seat can be asked; a seat that may do nothing is `idle`. */
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
