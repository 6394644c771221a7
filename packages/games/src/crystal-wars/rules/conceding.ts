import type { Seat } from '@lantern/protocol/seat';
import type { MoveContext } from '../../kit/move';
import type { Square } from '../data/squares';
import { defaultSquare } from '../defaultMove';
import type { State } from '../state';
import { fell } from './casualties';
import { endIfOneIsLeft, leave } from './ending';
import { ANSWERS, answerOrAsk } from './events';
import { continueWith, placementsWithout } from './opening';
import { builtBy, metropolisOf, setController, unitSquares } from './squares';
import { exchange, remove } from './stock';
import { record } from './story';
import { advance } from './turn';

/** R18.1: a player gives up. Their units go, their settlements become free villages. */
export function carryOutConcession(context: MoveContext<State>, seat: Seat): void {
  const { state } = context;
  settleOwnQuestion(state, seat);
  const lost = clear(state, seat);
  leave(state, seat);
  record(state, 'conceded', { seat });
  endIfOneIsLeft(state);
  if (state.setup && !state.result) continueWith(context, placementsWithout(state, seat));
  else if (withdrawFromQuestion(state, lost)) advance(context, 'creation');
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

/** @returns the squares on which something of the player stood */
function clear(state: State, seat: Seat): Square[] {
  const units = unitSquares(state, seat);
  const settlements = builtBy(state, seat, 'village', 'city');
  for (const square of units) remove(state, square);
  for (const square of settlements) exchange(state, square, { kind: 'freeVillage', owner: null });
  for (const square of metropolisOf(state, seat)) setController(state, square, null);
  return [...units, ...settlements];
}

/**
 * Somebody else's question about what the player had: a casualty is no longer picked, riots are left to other cities.
 * @returns whether an event that was asked about is over
 */
function withdrawFromQuestion(state: State, lost: readonly Square[]): boolean {
  const { question } = state;
  const left = question?.candidates.filter((square) => !lost.includes(square)) ?? [];
  if (!question || left.length === question.candidates.length) return false;
  state.question = null;
  if (question.kind === 'casualty') return false;
  answerOrAsk(state, question.kind, left);
  return state.question === null;
}
