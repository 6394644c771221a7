import type { Seat } from '@lantern/protocol/seat';
import { defaultOptions } from '../kit/options';
import { type ScriptedDice, scriptedDice } from '../kit/scriptedDice';
import { seatsOf } from '../kit/seat';
import { changesBy, type TestTable, testTable } from '../kit/testing';
import type { Card } from './data/cards';
import { meaningOf } from './data/dungeon';
import { defaultMove } from './defaultMove';
import type { Facts } from './facts';
import { invariants } from './invariants';
import { beginRound, type Lay, layState, wound } from './lay';
import { moves } from './moves/index';
import { type Options, options } from './options';
import { heroOf } from './rules/heroes';
import { hiddenOf } from './rules/secrets';
import { setup } from './setup';
import { owesDecision } from './stages';
import type { Hero, State } from './state';
import { timeOut } from './timeOut';
import type { MonsterId } from './types';
import { type View, view } from './view';

export type { LaidHero, LaidItem, Lay } from './lay';

export interface Deal {
  options?: Partial<Options>;
  /** Six cards for each seat. */
  hands: Card[][];
  /** Cards of the hero deck that are drawn next, in this order. */
  draw?: Card[];
  /** The number of cards left in the hero deck; all the others are discarded. By default all that are left. */
  left?: number;
}

/** An arranged table with operations in terms of the game. The laws are checked after every move. */
export interface LaidTable extends TestTable<State, View, Facts, LaidTable> {
  hero(seat: Seat): Hero;
  /** The next numbers the dice will show. Without any left, a die is an error. */
  dice(...numbers: number[]): LaidTable;
  /** The number of scripted results that no die has shown yet. */
  readonly unrolled: number;
  /** Puts cards on top of the deck that is drawn from next, in the order of drawing. */
  stack(...cards: Card[]): LaidTable;
  /** Brings these cards to the top of the dungeon deck; all living heroes are ready, and draw them. */
  enter(...cards: Card[]): LaidTable;
  /** Makes all asked players ready. */
  ready(): LaidTable;
  /** Begins the given round of the fight at once, before any action in it. */
  round(round: number): LaidTable;
  /** Gives a monster wounds without an attack; it must survive them. */
  wound(monster: MonsterId, wounds: number): LaidTable;
  /** Every seat that owes a decision takes its default, until nobody in these stages does. */
  defaults(...stages: string[]): LaidTable;
  /** Seats without a stage are left out. */
  stages(): Record<Seat, string>;
  /** Every part of heroes, fight and purse that an action changes, with its new value: `{ 'heroes.0.hp': 2 }`. */
  changes(action: () => unknown): Record<string, unknown>;
}

/** Arranges a party at rest in the dungeon. */
export function lay(description: Lay): LaidTable {
  return play(layState(description));
}

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

/** A table that continues from an existing state, with scripted random numbers. */
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
      beginRound({ state, random }, round);
      return check();
    },
    wound(id, wounds) {
      wound(state, id, wounds);
      return check();
    },
    defaults(...stages) {
      for (;;) {
        const seat = state.seats.find((seat) => stages.includes(asked(seat) ?? ''));
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
