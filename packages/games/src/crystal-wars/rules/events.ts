import type { Seat } from '@lantern/protocol/seat';
import type { MoveContext } from '../../kit/move';
import { type EventId, eventOf } from '../data/events';
import type { Square } from '../data/squares';
import type { Board, Question, State } from '../state';
import { bandit } from './bandit';
import { reduce } from './reducing';
import { allSquares, builtBy, groundAt, isOpen, pieceAt } from './squares';
import { inStock, place, playerOf } from './stock';
import { record } from './story';
import { volcano } from './volcano';

/** Grain that a bumper crop brings (R9.4). */
export const BUMPER_CROP = 2;

const EVENT_RULES: Readonly<Record<EventId, (context: MoveContext<State>) => void>> = {
  volcano,
  bandit,
  drought({ state }) {
    const player = playerOf(state, state.active);
    record(state, 'drought', { seat: state.active, lost: player.grain });
    player.grain = 0;
  },
  militia: ({ state }) => ask(state, 'militia'),
  silo({ state }) {
    playerOf(state, state.active).silo = true;
    record(state, 'silo', { seat: state.active });
  },
  bumperCrop({ state }) {
    playerOf(state, state.active).grain += BUMPER_CROP;
    record(state, 'bumperCrop', { seat: state.active });
  },
  riots: ({ state }) => ask(state, 'riots'),
};

/** R9.1, R9.2: one die a turn; a 1 does nothing in the rounds of grace. */
export function rollEvent(context: MoveContext<State>): void {
  const { state, random } = context;
  const { graceRounds, bandits } = state.options;
  const die = random.die(6);
  state.eventDie = die;
  const event = eventOf(die, bandits);
  record(state, 'eventRolled', { seat: state.active, die, event });
  const round = state.round.number;
  if (die === 1 && round <= graceRounds) record(state, 'graceKept', { round });
  else EVENT_RULES[event](context);
}

type Answerable = Exclude<Question['kind'], 'casualty'>;

/** The player whose turn it is chooses among several candidates; with one the event happens, with none it does not. */
export function ask(state: State, kind: Answerable): void {
  const candidates = kind === 'militia' ? militiaSquares(state, state.active) : riotousCities(state);
  const [only, ...others] = candidates;
  const picker = state.active;
  if (others.length > 0) state.question = { kind, picker, candidates };
  else if (only !== undefined) ANSWERS[kind](state, only);
  else record(state, kind === 'militia' ? 'noMilitia' : 'noRiots', { seat: picker });
}

/** R9.5: open squares around the player's villages, if there is a pyramid for the infantry. */
function militiaSquares(board: Board, seat: Seat): Square[] {
  if (!inStock(board, seat, 'infantry')) return [];
  const around = new Set(builtBy(board, seat, 'village').flatMap((village) => groundAt(board, village).ring));
  return allSquares(board).filter((square) => around.has(square) && isOpen(board, seat, square));
}

/** R9.7: cities in which riots can break out. */
function riotousCities(board: Board): Square[] {
  if (board.options.riots === 'own') return builtBy(board, board.active, 'city');
  return allSquares(board).filter((square) => pieceAt(board, square)?.kind === 'city');
}

/** The effect of an answer. */
export const ANSWERS: Readonly<Record<Answerable, (state: State, square: Square) => void>> = {
  /** R9.5, R9.6: the infantry has moved and fought. */
  militia(state, at) {
    const seat = state.active;
    place(state, at, { kind: 'infantry', owner: seat, moved: true, fought: true });
    record(state, 'militia', { seat, at });
  },
  /** R9.7. */
  riots(state, at) {
    const seat = pieceAt(state, at)?.owner as Seat;
    const razed = !reduce(state, at);
    record(state, 'rioted', { seat, at, razed });
  },
};
