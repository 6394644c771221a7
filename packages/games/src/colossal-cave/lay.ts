import type { Seat } from '@lantern/protocol/seat';
import { defaultOptions } from '../kit/options';
import type { Random } from '../kit/random';
import { seatsOf } from '../kit/seat';
import { CARD_IDS, type CardId } from './data/cards';
import type { RoomId } from './data/rooms';
import { invariants } from './invariants';
import { type Options, options } from './options';
import { hiddenOf } from './rules/secrets';
import { setup } from './setup';
import type { StandingOrder, State, Step } from './state';

/** The cards of one seat. By default an empty hand, nothing carried or deposited, in the Well House. */
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
  /** The seat whose turn it is; 0 by default. */
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

/** The state of a table as described. Throws if a card is named twice. */
export function layState(description: Lay, random: Random): State {
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
