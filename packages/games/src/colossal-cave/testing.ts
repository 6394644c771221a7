import type { Seat } from '@lantern/protocol/seat';
import { defaultOptions } from '../kit/options';
import { type Random, seededRandom } from '../kit/random';
import { type TestTable, testTable } from '../kit/testing';
import { CARD_IDS, type CardId, isTreasure } from './data/cards';
import { defaultMove } from './defaultMove';
import type { Facts } from './facts';
import { invariants } from './invariants';
import { type Lay, layState } from './lay';
import { moves } from './moves/index';
import { type Options, options } from './options';
import { handOf, hiddenOf } from './rules/secrets';
import { setup } from './setup';
import type { Player, State, Step } from './state';
import { timeOut } from './timeOut';
import { type View, view } from './view';

export type { Lay, Place } from './lay';

/** An arranged table with operations in terms of the game. The laws are checked after every move. */
export interface LaidTable extends TestTable<State, View, Facts, LaidTable> {
  readonly discard: CardId[];
  readonly draw: CardId[];
  readonly step: Step;
  readonly turn: Seat;
  player(seat: Seat): Player;
  hand(seat: Seat): CardId[];
  react(seat: Seat, card: CardId): LaidTable;
  defend(seat: Seat, card: CardId): LaidTable;
  magazines(seat: Seat): LaidTable;
  pass(seat: Seat): LaidTable;
  /** All players who have not answered pass in the open window. */
  allPass(): LaidTable;
  /** Everybody passes in this window and all that follow. */
  settle(): LaidTable;
}

/** Arranges a table as described. Throws if a card is named twice. */
export function lay(description: Lay = {}): LaidTable {
  const random = seededRandom('a laid table');
  return play(layState(description, random), random);
}

/** A table after a real deal, not an arranged one; seat 0 is first. */
export function dealt(players: number, chosen: Partial<Options> = {}, seed = 'a deal'): LaidTable {
  const random = seededRandom(seed);
  const complete = { ...defaultOptions(options), firstPlayer: 'host' as const, ...chosen };
  return play(setup(complete, players, random), random);
}

/** A table that continues from an existing state. */
export function play(state: State, random: Random = seededRandom('a state')): LaidTable {
  const check = () => {
    const broken = invariants(state);
    if (broken.length > 0) throw new Error(broken.join('; '));
    return table;
  };
  const windowId = () => {
    if (!state.window) throw new Error('no window is open');
    return state.window.id;
  };
  const table: LaidTable = {
    ...testTable({ state, random, moves, view, timeOut: timeOut, defaultMove, check }),
    get discard() {
      return state.discard;
    },
    get draw() {
      return hiddenOf(state).draw;
    },
    get step() {
      return state.turn.step;
    },
    get turn() {
      return state.turn.seat;
    },
    player: (seat) => state.players[seat] as Player,
    hand: (seat) => handOf(state, seat),
    react: (seat, card) => table.act(seat, 'respond', windowId(), { t: 'react', card }),
    defend: (seat, card) => table.act(seat, 'respond', windowId(), { t: 'defend', card }),
    magazines: (seat) => table.act(seat, 'respond', windowId(), { t: 'magazines' }),
    pass: (seat) => table.act(seat, 'respond', windowId(), { t: 'pass' }),
    allPass() {
      const id = windowId();
      for (const [seat, response] of Object.entries(hiddenOf(state).responses ?? {})) {
        if (response === null) table.act(seat, 'respond', id, { t: 'pass' });
      }
      return table;
    },
    settle() {
      while (state.window) table.allPass();
      return table;
    },
  };
  return table;
}

/** Cards without an effect on a test: no reactions, no treasures, no items that defend. At most 12. */
export function blanks(count: number): CardId[] {
  const plain = ['xyzzy', 'plugh', 'plover', 'speedRun', 'stockUp'].flatMap((name) =>
    CARD_IDS.filter((card) => card.startsWith(`${name}-`) && !isTreasure(card)),
  );
  return plain.reverse().slice(0, count);
}
