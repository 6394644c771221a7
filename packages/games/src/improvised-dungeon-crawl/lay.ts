import type { Seat } from '@lantern/protocol/seat';
import type { MoveContext } from '../kit/move';
import { defaultOptions } from '../kit/options';
import { scriptedDice } from '../kit/scriptedDice';
import { newStory } from '../kit/story';
import { type Card, DECK } from './data/cards';
import { meaningOf } from './data/dungeon';
import type { Kind } from './data/equipment';
import { classOf, HP_DIE, type Pool, raceOf } from './data/heroes';
import { setReady } from './moves/setReady';
import { type Options, options } from './options';
import { advance } from './rules/flow';
import { mayUse } from './rules/gear';
import { poolMaxima } from './rules/heroes';
import { setup } from './setup';
import type { Hero, Item, State } from './state';
import type { MonsterId } from './types';

/** An item to be laid: in use where its hero may use it, unless it says otherwise. */
export type LaidItem = Kind | (Partial<Item> & { kind: Kind });

/** A hero to be laid: full hit points and pools, no loot points, an empty bag, unless it says otherwise. */
export interface LaidHero {
  card: Card;
  hp?: number;
  hpBase?: number;
  pools?: Partial<Record<Pool, number>>;
  lp?: number;
  bag?: LaidItem[];
}

/** A table to be laid: a party at rest in the dungeon. */
export interface Lay {
  options?: Partial<Options>;
  /** By seat; just the card for a hero without more to say. */
  heroes: (Card | LaidHero)[];
  lead?: Seat;
  /** The number of dragon counters on the stack. */
  counters?: number;
  /** Cards that are drawn next, in this order. */
  draw?: Card[];
  /** Cards that stay in the deck besides those that are drawn next; all that are left if not given. */
  left?: number;
  purse?: number;
  roomNo?: number;
  crawlNo?: number;
  /** The dragon is dead, and the party in the aftermath. */
  slain?: true;
  /** The next room has been entered, and this round of its fight begins. */
  fight?: LaidFight;
}

/** A fight in a room that has just been drawn. */
export interface LaidFight {
  round: number;
  wounds?: Readonly<Partial<Record<MonsterId, number>>>;
  /** The results of the dice while the room is entered. */
  dice?: readonly number[];
}

/** The state of a party at rest in the dungeon. */
export function layState(description: Lay): State {
  const { heroes, counters = 0, draw = [], left, purse = 0 } = description;
  const state = setup({ ...defaultOptions(options), ...description.options }, heroes.length, scriptedDice());
  state.muster = null;
  state.step = 'rest';
  layHeroes(state, heroes);
  const stacked = DECK.filter((card) => meaningOf(card) === 'counter' && !draw.includes(card)).slice(0, counters);
  const rest = DECK.filter((card) => !draw.includes(card) && !stacked.includes(card));
  const deck = rest.slice(0, left ?? rest.length);
  state.secret = { heroDeck: [], hands: {}, pips: {}, dungeonDeck: [...deck, ...[...draw].reverse()] } as never;
  state.dungeon = { left: deck.length + draw.length, counters: stacked, discard: rest.slice(deck.length) };
  Object.assign(state, { lead: description.lead ?? '0', purse, roomNo: description.roomNo ?? 0 });
  state.crawlNo = description.crawlNo ?? 1;
  if (description.slain) Object.assign(state, { dragonSlain: true, step: 'aftermath' });
  if (description.fight) layFight(state, description.fight, heroes);
  return state;
}

function layHeroes(state: State, heroes: Lay['heroes']): void {
  heroes.forEach((hero, index) => {
    state.heroes[String(index)] = laidHero(state, typeof hero === 'string' ? { card: hero } : hero);
  });
}

function layFight(state: State, { round, wounds = {}, dice = [] }: LaidFight, heroes: Lay['heroes']): void {
  const context = { state, random: scriptedDice(dice) };
  for (const seat of state.seats) setReady.apply(context, seat, [true]);
  // The effects of entering the room on them are not part of the lay.
  layHeroes(state, heroes);
  for (const [monster, count] of Object.entries(wounds)) wound(state, monster as MonsterId, count);
  state.story = newStory();
  beginRound(context, round);
}

/** Begins a round of the fight at once, with nothing done in it yet. */
export function beginRound(context: MoveContext<State>, round: number): void {
  const { state } = context;
  Object.assign(state.fight as object, { round, stage: 'prepare', index: 0, used: {}, guards: [] });
  state.ready = [];
  advance(context);
}

/** Gives a monster wounds without an attack; it must survive them. */
export function wound({ fight, dungeon }: State, id: MonsterId, wounds: number): void {
  for (const monster of fight?.monsters.filter((monster) => monster.id === id) ?? []) monster.wounds += wounds;
  if (id === 'dragon') dungeon.discard.push(...dungeon.counters.splice(0, wounds));
}

function laidHero(state: State, { card, hp, hpBase, pools, lp = 0, bag = [] }: LaidHero): Hero {
  const kindred = { heroClass: classOf(card), race: raceOf(card) };
  const base = hpBase ?? HP_DIE[kindred.race];
  const hero: Hero = {
    ...kindred,
    card,
    name: null,
    hp: base,
    hpBase: base,
    pools: { ...poolMaxima(kindred), ...pools },
    rp: 0,
    lp,
    bag: [],
  };
  for (const described of bag) hero.bag.push(laidItem(state, kindred, described));
  const vitality = hero.bag.filter(({ kind, inUse }) => kind === 'vitality' && inUse).length;
  hero.hp = hp ?? Math.min(12, base + 2 * vitality);
  return hero;
}

function laidItem(state: State, kindred: Parameters<typeof mayUse>[0], described: LaidItem): Item {
  const given = typeof described === 'string' ? { kind: described } : described;
  const worn = !['potion', 'divine'].includes(given.kind) && mayUse(kindred, given.kind);
  const usual = { id: `i${state.nextId++}`, value: 0, card: null, damaged: false, inUse: worn, paid: 0 };
  return { ...usual, ...(given.kind === 'potion' && { value: 5 }), ...given };
}
