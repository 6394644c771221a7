import type { Seat } from '@lantern/protocol/seat';
import { defaultOptions } from '../kit/options';
import { type Random, seededRandom } from '../kit/random';
import { seatsOf } from '../kit/seat';
import { type TestTable, testTable } from '../kit/testing';
import { CARD_IDS, type CardId, isTreasure } from './data/cards';
import type { RoomId } from './data/rooms';
import { defaultMove } from './defaultMove';
import type { Facts } from './facts';
import { invariants } from './invariants';
import { moves } from './moves/index';
import { type Options, options } from './options';
import { handOf, hiddenOf } from './rules/secrets';
import { setup } from './setup';
import type { Player, StandingOrder, State, Step } from './state';
import { timeOut } from './timeOut';
import { type View, view } from './view';

/** What lies at one seat. Unmentioned: an empty hand, nothing carried or deposited, in the Well House. */
export interface Place {
  room?: RoomId | 'dead' | 'conceded';
  hand?: CardId[];
  inv?: CardId[];
  deposited?: CardId[];
  standing?: Partial<StandingOrder>;
}

/** A table to be laid. Cards that are not mentioned go where `rest` says. */
export interface Lay {
  players?: 3 | 4;
  options?: Partial<Options>;
  /** Whose turn it is; seat 0 if not given. */
  turn?: Seat;
  turnNo?: number;
  /** `play` if not given. */
  step?: Step;
  playsLeft?: number;
  /** By seat: `P0` is the place of seat 0. */
  P0?: Place;
  P1?: Place;
  P2?: Place;
  P3?: Place;
  /** Last = next to be drawn. On top of the rest, if that is where the rest goes. */
  draw?: CardId[];
  discard?: CardId[];
  /** The Cave Is Closing lies on the table, played by seat 0: the words spoken so far, 0 if not given. */
  closing?: { words?: Record<Seat, number>; endsAtTurn?: number | null };
  /** The draw pile if not given. */
  rest?: 'draw' | 'discard' | Seat;
}

/** A laid table: moves are made, refused and looked at in words of the game. The laws hold after every move. */
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
  /** Everybody who is still to answer passes in the open window. */
  allPass(): LaidTable;
  /** Everybody passes in this window and all that follow. */
  settle(): LaidTable;
}

/** Lays a table as described and lets it be played. Throws if a card is named twice. */
export function lay(description: Lay = {}): LaidTable {
  const random = seededRandom('a laid table');
  const state = layState(description, random);
  return play(state, random);
}

/** A table as it is dealt, seat 0 first. */
export function dealt(players: number, chosen: Partial<Options> = {}, seed = 'a deal'): LaidTable {
  const random = seededRandom(seed);
  const complete = { ...defaultOptions(options), firstPlayer: 'host' as const, ...chosen };
  return play(setup(complete, players, random), random);
}

/** Plays on with a state as it is. */
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

function layState(description: Lay, random: Random): State {
  const count = description.players ?? 3;
  const chosen: Options = { ...defaultOptions(options), firstPlayer: 'host', ...description.options };
  const state = setup(chosen, count, random);
  const places = [description.P0, description.P1, description.P2, description.P3];
  for (const seat of seatsOf(count)) layPlace(state, seat, places[Number(seat)] ?? {});
  state.discard = [...(description.discard ?? [])];
  state.turnNo = description.turnNo ?? 1;
  state.turn = {
    seat: description.turn ?? '0',
    step: description.step ?? 'play',
    playsLeft: description.playsLeft ?? 1,
    over: false,
    usedAbilities: [],
  };
  if (description.closing) {
    const words = Object.fromEntries(state.seats.map((seat) => [seat, description.closing?.words?.[seat] ?? 0]));
    state.closing = { card: 'caveClosing', by: '0', words, endsAtTurn: description.closing.endsAtTurn ?? null };
  }
  layRest(state, description);
  const broken = invariants(state);
  if (broken.length > 0) throw new Error(broken.join('; '));
  return state;
}

function layPlace(state: State, seat: Seat, { room = 'wellHouse', hand, inv, deposited, standing }: Place): void {
  const hidden = hiddenOf(state);
  state.players[seat] = {
    room: room === 'dead' || room === 'conceded' ? null : room,
    dead: room === 'dead',
    conceded: room === 'conceded',
    inv: [...(inv ?? [])],
    deposited: [...(deposited ?? [])],
  };
  hidden.hands[seat] = [...(hand ?? [])];
  hidden.standing[seat] = { moves: 'ask', plays: 'ask', evenIfTargeted: false, until: 'forever', ...standing };
}

function layRest(state: State, { draw = [], rest = 'draw' }: Lay): void {
  const hidden = hiddenOf(state);
  const laid = new Set([...draw, ...state.discard, ...Object.values(hidden.hands).flat()]);
  for (const { inv, deposited } of Object.values(state.players)) {
    for (const card of [...inv, ...deposited]) laid.add(card);
  }
  if (state.closing) laid.add(state.closing.card);
  const left = CARD_IDS.filter((card) => !laid.has(card) && (state.options.caveClosing || card !== 'caveClosing'));
  hidden.draw = rest === 'draw' ? [...left, ...draw] : [...draw];
  if (rest === 'discard') state.discard.unshift(...left);
  else if (rest !== 'draw') hidden.hands[rest]?.push(...left);
}

/** Cards of no use in a test: no reactions, no treasures, no items that defend. At most 12. */
export function blanks(count: number): CardId[] {
  const plain = ['xyzzy', 'plugh', 'plover', 'speedRun', 'stockUp'].flatMap((name) =>
    CARD_IDS.filter((card) => card.startsWith(`${name}-`) && !isTreasure(card)),
  );
  return plain.reverse().slice(0, count);
}
