import { scriptedDice } from '../kit/scriptedDice';
import { type TestTable, testTable } from '../kit/testing';
import type { PieceKind } from './data/pieces';
import { squareName, squareNamed } from './data/squares';
import { defaultMove } from './defaultMove';
import type { Facts } from './facts';
import { invariants } from './invariants';
import { chosen, type Lay, type Layout, layState, type PieceWords, toNames, toSquares } from './lay';
import { moves } from './moves/index';
import type { Options } from './options';
import { reachOf } from './rules/reach';
import { isUnit } from './rules/squares';
import { setup } from './setup';
import type { Piece, State } from './state';
import { timeOut } from './timeOut';
import { type View, view } from './view';

export type { Lay, Layout, PieceWords } from './lay';
export { VILLAGES } from './lay';

/** An arranged table: arguments and facts contain the names of squares, also inside lists. */
export interface LaidTable extends TestTable<State, View, Facts, LaidTable> {
  pieces(): Layout;
  /** The differences after an action, in words; `null` = the square is empty now. */
  changes(act: (table: LaidTable) => unknown): Readonly<Record<string, PieceWords | null>>;
  /** The next numbers the dice will show. Without any left, a die is an error. */
  dice(...numbers: number[]): LaidTable;
  /** Numbers that have not been rolled yet. */
  diceLeft(): number[];
  /** Lets the clock make the remaining decisions of the turn, with these dice. */
  passTurn(...dice: number[]): LaidTable;
  /** The destinations of the unit on a square, in order. */
  reach(from: string): string[];
}

/** Arranges a table in the middle of a turn. */
export function lay(description: Lay): LaidTable {
  return play(layState(description), Object.keys(description.aside ?? {}).length > 0 ? ['I1 pyramids'] : []);
}

/** A table after a real deal, with these dice for the deal and the moves. By default homes are not rotated. */
export function dealt(given: Partial<Options> = {}, players = 2, dice: number[] = []): LaidTable {
  const random = scriptedDice(dice);
  return play(setup(chosen(given, players), players, random), [], random);
}

function wordsOf(piece: Piece): PieceWords {
  const marks = isUnit(piece) ? (['moved', 'fought'] as const).filter((mark) => piece[mark]) : [];
  return [...(piece.owner === null ? [] : [piece.owner]), piece.kind satisfies PieceKind, ...marks].join(' ');
}

function play(state: State, excused: readonly string[], random = scriptedDice()): LaidTable {
  const check = (alsoExcused: readonly string[] = []): LaidTable => {
    const broken = invariants(state).filter((law) => ![...excused, ...alsoExcused].includes(law));
    if (broken.length > 0) throw new Error(broken.join('; '));
    return table;
  };
  const names = { meant: toSquares, named: toNames };
  const table: LaidTable = {
    ...testTable({ state, random, moves, view, timeOut, defaultMove: defaultMove, check, names }),
    pieces: () =>
      Object.fromEntries(
        state.pieces.flatMap((piece, square) => (piece ? [[squareName(square), wordsOf(piece)] as const] : [])),
      ),
    changes(act) {
      const before = table.pieces();
      act(table);
      const after = table.pieces();
      const changed = Object.keys({ ...before, ...after }).filter((name) => before[name] !== after[name]);
      return Object.fromEntries(changed.map((name) => [name, after[name] ?? null]));
    },
    dice(...numbers) {
      random.dice.push(...numbers);
      return table;
    },
    diceLeft: () => [...random.dice],
    passTurn(...numbers) {
      table.dice(...numbers);
      const { turnNo } = state;
      while (state.turnNo === turnNo && !state.result) table.timeOut();
      return table;
    },
    reach: (from) => [...reachOf(state, squareNamed(from)).keys()].sort((a, b) => a - b).map(squareName),
  };
  // Before the first move no winner has been determined.
  return check(['I15 domination']);
}
