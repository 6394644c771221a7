import type { Seat } from '@lantern/protocol/seat';
import { checkOptions } from '../kit/options';
import { seededRandom } from '../kit/random';
import { seatsOf } from '../kit/seat';
import { newStory } from '../kit/story';
import { type Square, squareName, squareNamed } from './data/squares';
import { type Options, options } from './options';
import { setController } from './rules/squares';
import { place } from './rules/stock';
import { setup } from './setup';
import type { Piece, Round, State, Stock, TurnStep } from './state';

/** A piece in words: `'0 tank'`, `'1 infantry moved fought'`, `'0 village'`, `'mountain'`. */
export type PieceWords = string;

/** A map in words: square name -> piece. */
export type Layout = Readonly<Record<string, PieceWords>>;

/** A village for each of two players on the map `duel`, out of each other's way. */
export const VILLAGES: Layout = { A9: '0 village', B1: '1 village' };

/** A table to be laid, with only the listed pieces. */
export interface Lay {
  players?: number;
  /** Homes are not rotated unless these say so. */
  options?: Partial<Options>;
  pieces: Layout;
  /** The controllers of metropolis squares: `{ I2: '1' }`. */
  blocks?: Readonly<Record<string, Seat>>;
  grain?: Readonly<Record<Seat, number>>;
  /** Pyramids set aside, so that they are not in stock: `{ 0: { medium: 5 } }`; `black` for black ones. */
  aside?: Readonly<Record<string, Partial<Stock>>>;
  /** The seat whose turn it is; 0 by default. */
  turn?: Seat;
  /** `movement` if not given. */
  step?: TurnStep;
  /** Round 2, everybody's turn still to come from seat 0 on, if not given. */
  round?: Partial<Readonly<Omit<Round, 'order' | 'done'>> & Record<'order' | 'done', readonly Seat[]>>;
  gold?: State['gold'];
}

/** The state of a table in the middle of a turn. */
export function layState(description: Lay): State {
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
  return state;
}

/** Complete options, without a rotation of homes unless they say so. */
export function chosen(given: Partial<Options> = {}, players: number): Options {
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

/** Names of squares instead of squares, and the other way round, also inside lists. */
const SQUARE_NAME = /^[A-I][1-9]$/;
export function toSquares(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toSquares);
  return typeof value === 'string' && SQUARE_NAME.test(value) ? squareNamed(value) : value;
}
export function toNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toNames);
  return typeof value === 'number' ? squareName(value as Square) : value;
}
