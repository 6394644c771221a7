import type { Seat } from '@lantern/protocol/seat';
import { defaultOptions } from '../kit/options';

import { seatsOf } from '../kit/seat';
import { changesBy, type ScriptedDice, scriptedDice, type TestTable, testTable } from '../kit/testing';
import { type Card, DECK } from './data/cards';
import { meaningOf } from './data/dungeon';
import type { Kind } from './data/equipment';
import { classOf, HP_DIE, type Pool, raceOf } from './data/heroes';
import { defaultMove } from './defaultMove';
import type { Facts } from './facts';
import { invariants } from './invariants';
import { moves } from './moves/index';
import { type Options, options } from './options';
import { advance } from './rules/flow';
import { mayUse } from './rules/gear';
import { heroOf, poolMaxima } from './rules/heroes';
import { hiddenOf } from './rules/secrets';
import { setup } from './setup';
import { owesDecision } from './stages';
import type { Hero, Item, State } from './state';
import { timeOut } from './timeOut';
import type { MonsterId } from './types';
import { type View, view } from './view';

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
  /** How many dragon counters lie on the stack. */
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
}

/** A deal to be laid. */
export interface Deal {
  options?: Partial<Options>;
  /** Six cards for each seat. */
  hands: Card[][];
  /** Cards of the hero deck that are drawn next, in this order. */
  draw?: Card[];
  /** How many cards the hero deck has left; all the others are discarded. All that are left if not given. */
  left?: number;
}

/** A laid table: moves are made, refused and looked at in words of the game. The laws hold after every move. */
export interface LaidTable extends TestTable<State, View, Facts, LaidTable> {
  hero(seat: Seat): Hero;
  /** The next numbers the dice will show. Without any left, a die is an error. */
  dice(...numbers: number[]): LaidTable;
  /** How many scripted numbers no die has shown yet. */
  readonly unrolled: number;
  /** Cards on top of whatever deck is drawn from next, in the order of drawing. */
  stack(...cards: Card[]): LaidTable;
  /** Brings these cards to the top of the dungeon deck; everybody alive is ready, and draws them. */
  enter(...cards: Card[]): LaidTable;
  /** Everybody who is asked to be ready is. */
  ready(): LaidTable;
  /** Begins the given round of the fight at once, with nothing done in it yet. */
  round(round: number): LaidTable;
  /** Gives a monster wounds, as if by magic: it must survive them. */
  wound(monster: MonsterId, wounds: number): LaidTable;
  /** Every seat that owes a decision takes its default, until nobody in these stages does. */
  defaults(...stages: string[]): LaidTable;
  /** The stages of the seats that have one. */
  stages(): Record<Seat, string>;
  /** Every part of heroes, fight and purse that an action changes, with its new value: `{ 'heroes.0.hp': 2 }`. */
  changes(action: () => unknown): Record<string, unknown>;
}

/** Lays a party at rest in the dungeon. */
export function lay(description: Lay): LaidTable {
  const { heroes, counters = 0, draw = [], left, purse = 0 } = description;
  const random = scripted();
  const state = setup({ ...defaultOptions(options), ...description.options }, heroes.length, random);
  state.muster = null;
  state.step = 'rest';
  heroes.forEach((hero, index) => {
    state.heroes[String(index)] = laidHero(state, typeof hero === 'string' ? { card: hero } : hero);
  });
  const stacked = DECK.filter((card) => meaningOf(card) === 'counter' && !draw.includes(card)).slice(0, counters);
  const rest = DECK.filter((card) => !draw.includes(card) && !stacked.includes(card));
  const deck = rest.slice(0, left ?? rest.length);
  state.secret = { heroDeck: [], hands: {}, pips: {}, dungeonDeck: [...deck, ...[...draw].reverse()] } as never;
  state.dungeon = { left: deck.length + draw.length, counters: stacked, discard: rest.slice(deck.length) };
  Object.assign(state, { lead: description.lead ?? '0', purse, roomNo: description.roomNo ?? 0 });
  state.crawlNo = description.crawlNo ?? 1;
  if (description.slain) Object.assign(state, { dragonSlain: true, step: 'aftermath' });
  return play(state, random);
}

/** Deals the described hands. */
export function deal({ options: chosen, hands, draw = [], left }: Deal): LaidTable {
  const random = scripted();
  const dealt = Array.from({ length: 6 }, (_, round) => hands.map((hand) => hand[round] as Card)).flat();
  random.top.push(...dealt);
  const state = setup({ ...defaultOptions(options), ...chosen }, hands.length, random);
  const { heroDeck } = hiddenOf(state);
  const others = heroDeck.filter((card) => !draw.includes(card));
  heroDeck.splice(0, heroDeck.length, ...others, ...[...draw].reverse());
  if (left !== undefined && state.muster) {
    state.muster.discard.push(...heroDeck.splice(0, heroDeck.length - left));
    state.muster.deck = left;
  }
  return play(state, random);
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

interface Scripted extends ScriptedDice {
  /** On top of the deck that is drawn from next, in the order of drawing. */
  top: Card[];
}

function scripted(): Scripted {
  const top: Card[] = [];
  return {
    ...scriptedDice(),
    top,
    shuffle<T>(items: readonly T[]) {
      const first = top.splice(0).reverse() as T[];
      return [...items.filter((item) => !first.includes(item)), ...first];
    },
  };
}

/** Plays on with a state as it is, with scripted chance. */
export function play(state: State, random: Scripted = scripted()): LaidTable {
  const check = (): LaidTable => {
    const broken = invariants(state);
    if (broken.length > 0) throw new Error(broken.join('; '));
    return table;
  };
  const asked = (seat: Seat): string | undefined =>
    owesDecision(state, seat) ? view(state, seat).stages[seat] : undefined;
  const table: LaidTable = {
    ...testTable({ state, random, moves, view, timeOut, defaultMove, check }),
    hero: (seat) => heroOf(state, seat),
    dice(...numbers) {
      random.dice.push(...numbers);
      return table;
    },
    get unrolled() {
      return random.dice.length;
    },
    stack(...cards) {
      random.top.push(...cards);
      return table;
    },
    enter(...cards) {
      bringToTop(state, cards);
      check();
      return table.ready();
    },
    ready() {
      const { decisionId } = state;
      for (const seat of seatsOf(state.seats.length)) {
        if (state.decisionId === decisionId && !table.refused(seat, 'setReady', true))
          table.act(seat, 'setReady', true);
      }
      return table;
    },
    round(round) {
      Object.assign(state.fight as object, { round, stage: 'prepare', index: 0, used: {}, guards: [] });
      state.ready = [];
      advance({ state, random });
      return check();
    },
    wound(id, wounds) {
      const { fight, dungeon } = state;
      for (const monster of fight?.monsters.filter((one) => one.id === id) ?? []) monster.wounds += wounds;
      if (id === 'dragon') dungeon.discard.push(...dungeon.counters.splice(0, wounds));
      return check();
    },
    defaults(...stages) {
      for (;;) {
        const seat = state.seats.find((one) => stages.includes(asked(one) ?? ''));
        const choice = seat !== undefined && defaultMove(view(state, seat), seat);
        if (!choice) return table;
        table.act(seat, choice.move, ...choice.args);
      }
    },
    stages: () => ({ ...view(state, null).stages }),
    changes: (action) => changesBy(action, () => ({ heroes: state.heroes, fight: state.fight, purse: state.purse })),
  };
  return check();
}

/** Cards that lie elsewhere change places with others of the deck, counters with counters. */
function bringToTop(state: State, cards: readonly Card[]): void {
  const { dungeonDeck } = hiddenOf(state);
  for (const pile of [state.dungeon.counters, state.dungeon.discard]) {
    pile.forEach((card, at) => {
      if (!cards.includes(card)) return;
      const isCounter = meaningOf(card) === 'counter';
      const other = dungeonDeck.findIndex(
        (one) => !cards.includes(one) && (meaningOf(one) === 'counter') === isCounter,
      );
      if (other >= 0) [pile[at], dungeonDeck[other]] = [dungeonDeck[other] as Card, card];
    });
  }
  hiddenOf(state).dungeonDeck = [...dungeonDeck.filter((card) => !cards.includes(card)), ...[...cards].reverse()];
}
