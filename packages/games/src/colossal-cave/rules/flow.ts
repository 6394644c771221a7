import type { MoveContext } from '../../kit/move';
import { HAND_LIMIT, type State } from '../state';
import { topEvent } from './board';
import { carryOutConcessions } from './conceding';
import { decidePending, seatsPending } from './defaults';
import { endMove, endPlay, resolvePlay } from './events';
import { handOf, hiddenOf } from './secrets';
import { passTurn } from './turn';
import { closeWindow, isComplete, openWindow } from './windows';

/** A decision that everybody could see has been made: on to the next one. */
export function carryOn(context: MoveContext<State>): void {
  context.state.decisionId += 1;
  advance(context);
}

/** Runs until somebody has to decide, or the match is over. Secret answers call only this. */
export function advance(context: MoveContext<State>): void {
  while (!context.state.result && goOn(context));
}

/** Executes one automatic step; false if a decision is awaited. */
function goOn(context: MoveContext<State>): boolean {
  const { state } = context;
  if (state.window) return isComplete(state) && answerOrResolve(context);
  if (state.pending) return decideForConceding(state);
  const event = topEvent(state);
  if (!event) return settle(context);
  if (event.kind === 'play' && event.status === 'resolving') {
    endPlay(state);
    return true;
  }
  if (event.kind === 'move' && event.blocked) {
    endMove(state);
    return true;
  }
  if (!openWindow(state)) resolveTop(context);
  return true;
}

/** The window is over: one answer is carried out, or the event below it takes place. */
export function answerOrResolve(context: MoveContext<State>): true {
  if (!closeWindow(context.state)) resolveTop(context);
  return true;
}

function resolveTop(context: MoveContext<State>): void {
  const event = topEvent(context.state);
  if (event?.kind === 'play') resolvePlay(context, event);
  else endMove(context.state);
}

/** E4: open decisions of a seat that concedes take their defaults. */
function decideForConceding(state: State): boolean {
  const { conceding } = hiddenOf(state);
  const seats = seatsPending(state).filter((seat) => conceding.includes(seat));
  if (seats.length === 0) return false;
  decidePending(state, seats);
  return true;
}

/** No event is in progress: concessions (E4), a turn cut short (T6), the end of a turn (T7). */
function settle(context: MoveContext<State>): boolean {
  const { state } = context;
  const { turn } = state;
  if (hiddenOf(state).conceding.length > 0) {
    carryOutConcessions(context);
    return true;
  }
  if (turn.over) turn.step = 'limit';
  if (turn.step !== 'limit' || handOf(state, turn.seat).length > HAND_LIMIT) return false;
  passTurn(context);
  return true;
}
