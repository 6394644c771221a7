import type { Seat } from '@lantern/protocol/seat';
import type { MoveContext } from '../../kit/move';
import { type CardId, cardOf, defenceAgainst, nameOf } from '../data/cards';
import type { RoomId } from '../data/rooms';
import type { MoveEvent, PlayArgs, PlayEvent, State } from '../state';
import { carries, moveUnderWay, playerOf } from './board';
import { gain, removeCard } from './carrying';
import { closeCave } from './closing';
import { ACTION_EFFECTS } from './effects';
import { handOf, hiddenOf } from './secrets';
import { record } from './story';
import { REACTION_EFFECTS } from './tolls';
import { usePlay } from './turn';

/** R4.2: a player sets out. `hold`: they want to be asked in the windows of this move. */
export function startMove(state: State, seat: Seat, to: RoomId, cause: MoveEvent['cause'], hold: boolean): void {
  const from = playerOf(state, seat).room;
  if (from === null) throw new Error('only the living move');
  hiddenOf(state).hold = hold;
  record(state, 'headed', { seat, from, room: to });
  state.stack.push({
    kind: 'move',
    id: state.nextId++,
    seat,
    from,
    to,
    cause,
    used: [],
    followers: [],
    blocked: false,
  });
}

/** R5: a card goes from the hand to the table. */
export function startPlay(state: State, seat: Seat, card: CardId, args: PlayArgs, via: 'turn' | 'again'): void {
  removeCard(handOf(state, seat), card);
  record(state, 'played', { seat, card, ...args });
  state.stack.push({ kind: 'play', id: state.nextId++, seat, card, args, via, status: 'window' });
}

/** The move on top arrives, unless it was stopped; the event that caused it continues. */
export function endMove(state: State): void {
  const move = state.stack.pop();
  if (move?.kind !== 'move') throw new Error('no move to end');
  hiddenOf(state).hold = false;
  if (!move.blocked) arrive(state, move);
  if (move.cause === 'step') state.turn.step = 'play';
  else if (move.cause === 'extra') usePlay(state);
  else continueRun(state);
}

function arrive(state: State, { seat, from, to, followers }: MoveEvent): void {
  playerOf(state, seat).room = to;
  record(state, 'arrived', { seat, room: to });
  for (const follower of followers) {
    if (playerOf(state, follower).room !== from) continue;
    playerOf(state, follower).room = to;
    record(state, 'carriedAlong', { seat: follower, mover: seat, room: to });
  }
}

/** Speed Run: the next of its moves, if one is left and the turn goes on (D54). */
function continueRun(state: State): void {
  const run = state.stack.at(-1);
  if (run?.kind !== 'play') throw new Error('no run under way');
  const left = (run.movesLeft ?? 0) - 1;
  run.movesLeft = left;
  if (left > 0 && !state.turn.over) state.pending = { kind: 'run', seat: run.seat, left };
}

/** Takes the play on top off the table; if it was the play of a turn, it is used up. */
function takeOff(state: State): PlayEvent {
  const event = state.stack.pop();
  if (event?.kind !== 'play') throw new Error('no play to end');
  if (event.via === 'turn') usePlay(state);
  return event;
}

/** The play on top has ended: to the discard pile. */
export function endPlay(state: State): void {
  state.discard.push(takeOff(state).card);
}

/** R8.10: the play on top is cancelled; the cancelling card has been discarded before. */
export function cancelTop(state: State, seat: Seat, by: CardId): void {
  const event = takeOff(state);
  state.discard.push(event.card);
  record(state, 'cancelled', { seat, card: event.card, owner: event.seat, by });
}

/** All have passed: the play on top takes effect. It stays on the table as long as it needs decisions. */
export function resolvePlay(context: MoveContext<State>, event: PlayEvent): void {
  const { state } = context;
  event.status = 'resolving';
  switch (cardOf(event.card).type) {
    case 'treasure':
    case 'item':
      record(state, 'putDown', { seat: event.seat, card: event.card });
      gain(state, event.seat, takeOff(state).card);
      break;
    case 'action':
      resolveAction(context, event);
      break;
    case 'reaction':
      resolveReaction(state, event);
      break;
  }
}

function resolveAction(context: MoveContext<State>, event: PlayEvent): void {
  const { state } = context;
  if (nameOf(event.card) === 'caveClosing') closeCave(state, event.seat, takeOff(state).card);
  else if (!isProtected(state, event)) ACTION_EFFECTS[nameOf(event.card)]?.(context, event);
}

function resolveReaction(state: State, event: PlayEvent): void {
  if (nameOf(event.card) === 'dontKnow') {
    endPlay(state);
    cancelTop(state, event.seat, event.card);
    return;
  }
  const move = moveUnderWay(state);
  if (!move) throw new Error(`${event.card} without a move`);
  if (!isProtected(state, event)) REACTION_EFFECTS[nameOf(event.card)]?.(state, event, move);
}

/** R9.2: the target carries the item that defends against this card. */
function isProtected(state: State, { card, args: { target } }: PlayEvent): boolean {
  const item = defenceAgainst(card);
  if (item === undefined || target === undefined || !carries(state, target, item)) return false;
  record(state, 'protected', { seat: target, item, card });
  return true;
}
