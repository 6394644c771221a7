import type { Seat } from '@lantern/protocol/seat';
import { checkOptions } from '../kit/options';
import { seededRandom } from '../kit/random';
import { seatsOf } from '../kit/seat';
import { newStory } from '../kit/story';
import { scriptedDice, type TestTable, testTable } from '../kit/testing';
import type { PieceKind } from './data/pieces';
import { type Square, squareName, squareNamed } from './data/squares';
import { defaultMove } from './defaultMove';
import type { Facts } from './facts';
import { invariants } from './invariants';
import { moves } from './moves/index';
import { type Options, options } from './options';
import { reachOf } from './rules/reach';
import { isUnit, setController } from './rules/squares';
import { place } from './rules/stock';
import { setup } from './setup';
import type { Piece, Round, State, Stock, TurnStep } from './state';
import { timeOut } from './timeOut';
import { type View, view } from './view';

/** What stands on a square, in words: `'0 tank'`, `'1 infantry moved fought'`, `'0 village'`, `'mountain'`. */
export type PieceWords = string;

/** A map in words: square name -> piece. */
export type Layout = Readonly<Record<string, PieceWords>>;

/** A village for each of two players on the map `duel`, out of each other's way. */
export const VILLAGES: Layout = { A9: '0 village', B1: '1 village' };

/** A table to be laid; nothing stands on it but what is named. */
export interface Lay {
  players?: number;
  /** Homes are not rotated unless these say so. */
  options?: Partial<Options>;
  pieces: Layout;
  /** Who controls which metropolis squares: `{ I2: '1' }`. */
  blocks?: Readonly<Record<string, Seat>>;
  grain?: Readonly<Record<Seat, number>>;
  /** Pyramids set aside, so that they are not in stock: `{ 0: { medium: 5 } }`; `black` for black ones. */
  aside?: Readonly<Record<string, Partial<Stock>>>;
  /** Whose turn it is; seat 0 if not given. */
  turn?: Seat;
  /** `movement` if not given. */
  step?: TurnStep;
  /** Round 2, everybody's turn still to come from seat 0 on, if not given. */
  round?: Partial<Readonly<Omit<Round, 'order' | 'done'>> & Record<'order' | 'done', readonly Seat[]>>;
  gold?: State['gold'];
}

/** A laid table: names of squares stand for squares in arguments, also inside lists, and so they are told. */
export interface LaidTable extends TestTable<State, View, Facts, LaidTable> {
  /** What stands on the map now, in words. */
  pieces(): Layout;
  /** What stands differently after something has been done, in words; `null` = nothing stands there any more. */
  changes(act: (table: LaidTable) => unknown): Readonly<Record<string, PieceWords | null>>;
  /** The next numbers the dice will show. Without any left, a die is an error. */
  dice(...numbers: number[]): LaidTable;
  /** Numbers that have not been rolled yet. */
  diceLeft(): number[];
  /** Lets the clock decide all that is left of the turn, with these dice. */
  passTurn(...dice: number[]): LaidTable;
  /** Where the unit on a square can move, in order. */
  reach(from: string): string[];
}

/** Lays a table in the middle of a turn. */
export function lay(description: Lay): LaidTable {
  const { players = 2, turn = '0', step = 'movement', blocks = {}, grain = {}, aside = {} } = description;
  const state = setup(chosen(description.options, players), players, seededRandom('a laid table'));
  clear(state);
  for (const [name, words] of Object.entries(description.pieces)) place(state, squareNamed(name), pieceOf(words));
  for (const [name, seat] of Object.entries(blocks)) setController(state, squareNamed(name), seat);
  for (const [seat, count] of Object.entries(grain)) Object.assign(state.players[seat] ?? {}, { grain: count });
  for (const [owner, sizes] of Object.entries(aside)) setAside(state, owner, sizes);
  const told = structuredClone(description.round);
  const round = { number: 2, order: seatsOf(players), done: [], quiet: 0, progress: false, ...told };
  Object.assign(state, { active: turn, step, round, gold: description.gold ?? state.gold });
  return play(state, Object.keys(aside).length > 0 ? ['I1 pyramids'] : []);
}

/** A table as it is dealt, with these dice for the deal and what follows. Homes are not rotated unless told. */
export function dealt(given: Partial<Options> = {}, players = 2, dice: number[] = []): LaidTable {
  const random = scriptedDice(dice);
  return play(setup(chosen(given, players), players, random), [], random);
}

function chosen(given: Partial<Options> = {}, players: number): Options {
  const checked = checkOptions(options, players, { homeRotation: 0, ...given });
  if ('refusal' in checked) throw new Error(JSON.stringify(checked.refusal));
  return checked.options;
}

function clear(state: State): void {
  const { stashes } = state.options;
  const full = () => ({ small: stashes, medium: stashes, large: stashes });
  state.pieces = state.pieces.map(() => null);
  state.black = full();
  for (const player of Object.values(state.players)) player.stock = full();
  state.setup = null;
  state.story = newStory();
}

function setAside(state: State, owner: string, sizes: Partial<Stock>): void {
  const stock = owner === 'black' ? state.black : state.players[owner]?.stock;
  for (const [size, count] of Object.entries(sizes)) if (stock) stock[size as keyof Stock] -= count;
}

function pieceOf(words: PieceWords): Piece {
  const [first = '', kind = first, ...marks] = words.split(' ');
  if (kind === first) return { kind, owner: null } as Piece;
  const piece = { kind, owner: first };
  const isSettlement = kind === 'village' || kind === 'city';
  const ready = { moved: marks.includes('moved'), fought: marks.includes('fought') };
  return (isSettlement ? piece : { ...piece, ...ready }) as Piece;
}

function wordsOf(piece: Piece): PieceWords {
  const marks = isUnit(piece) ? (['moved', 'fought'] as const).filter((mark) => piece[mark]) : [];
  return [...(piece.owner === null ? [] : [piece.owner]), piece.kind satisfies PieceKind, ...marks].join(' ');
}

/** Names of squares instead of squares, and the other way round, also inside lists. */
const SQUARE_NAME = /^[A-I][1-9]$/;
function toSquares(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toSquares);
  return typeof value === 'string' && SQUARE_NAME.test(value) ? squareNamed(value) : value;
}
function toNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toNames);
  return typeof value === 'number' ? squareName(value as Square) : value;
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
  // Before the first move nobody has looked yet whether somebody has won.
  return check(['I15 domination']);
}
