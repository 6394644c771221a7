import type { Seat } from '@lantern/protocol/seat';
import type { MoveContext } from '../../kit/move';
import type { Square } from '../data/squares';
import { defaultSquare } from '../defaultMove';
import type { Facts } from '../facts';
import type { State } from '../state';
import { fell } from './combat/casualties';
import { endIfOneIsLeft, leave } from './ending';
import { ANSWERS, ask } from './events';
import { continueWith, placementsWithout } from './opening';
import { builtBy, metropolisOf, setController, unitSquares } from './squares';
import { exchange, remove } from './stock';
import { record } from './story';
import { advance } from './turn';

/** R18.1: a player gives up. Their units go, their settlements become free villages. */
export function carryOutConcession(context: MoveContext<State>, seat: Seat): void {
  const { state } = context;
  settleOwnQuestion(state, seat);
  const { squares, left } = clear(state, seat);
  leave(state, seat);
  record(state, 'conceded', { seat, left });
  endIfOneIsLeft(state);
  if (state.setup && !state.result) continueWith(context, placementsWithout(state, seat));
  else if (!state.result && askAgain(state, squares)) advance(context, 'creation');
  else advance(context);
}

/** A question that the player owes an answer to gets its default first. */
function settleOwnQuestion(state: State, seat: Seat): void {
  const { question } = state;
  if (question?.picker !== seat) return;
  state.question = null;
  const answer = defaultSquare(state, question);
  if (question.kind === 'casualty') fell(state, answer);
  else ANSWERS[question.kind](state, answer);
}

/** @returns the squares with pieces of the player, and the result for each */
function clear(state: State, seat: Seat): { squares: Square[]; left: NonNullable<Facts['conceded']['left']> } {
  const units = unitSquares(state, seat);
  const settlements = builtBy(state, seat, 'village', 'city');
  const blocks = metropolisOf(state, seat);
  const freed: Square[] = [];
  const razed: Square[] = [];
  for (const square of units) remove(state, square);
  for (const square of settlements) {
    (exchange(state, square, { kind: 'freeVillage', owner: null }) ? freed : razed).push(square);
  }
  for (const square of blocks) setController(state, square, null);
  return { squares: [...units, ...settlements], left: { units: units.length, freed, razed, blocks } };
}

/**
 * Somebody else's question, with the board as it is now: a casualty among the player's pieces is no longer picked; an
 * event is asked about again, since squares have become open (R9.5) and cities are gone (R9.7).
 * @returns whether an event that was asked about is over
 */
function askAgain(state: State, lost: readonly Square[]): boolean {
  const { question } = state;
  if (question?.kind === 'casualty' && question.candidates.some((square) => lost.includes(square)))
    state.question = null;
  if (!question || question.kind === 'casualty') return false;
  state.question = null;
  ask(state, question.kind);
  return state.question === null;
}
