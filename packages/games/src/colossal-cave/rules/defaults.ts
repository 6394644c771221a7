import type { Seat } from '@lantern/protocol/seat';
import type { MoveContext } from '../../kit/move';
import { isTreasure } from '../data/cards';
import { seatsOverloaded } from '../stages';
import { HAND_LIMIT, type State } from '../state';
import { playerOf } from './board';
import { discardFromHand, leastWanted } from './carrying';
import { dropCarried, keepPicked, pickCard, stopRun } from './decisions';
import { drawCard } from './drawing';
import { handOf } from './secrets';
import { record } from './story';
import { payToll } from './tolls';
import { usePlay } from './turn';

/** Section 5: what happens to the pending decision when nobody decides it. `seats`: whose decision it is. */
export function decidePending(state: State, seats: readonly Seat[]): void {
  const { pending } = state;
  switch (pending?.kind) {
    case 'toll':
      payToll(state, null);
      break;
    case 'pick': {
      const { from } = pending;
      const top = state.discard.findLast((card) => from === 'any' || isTreasure(card));
      if (top !== undefined) pickCard(state, top);
      break;
    }
    case 'again':
      keepPicked(state);
      break;
    case 'run':
      stopRun(state);
      break;
    case 'drop':
      for (const seat of seats) dropDown(state, seat, pending.keep);
      break;
  }
}

function dropDown(state: State, seat: Seat, keep: number): void {
  const { inv } = playerOf(state, seat);
  while (inv.length > keep) {
    const card = leastWanted(inv, isTreasure);
    if (card !== undefined) dropCarried(state, seat, card);
  }
}

/** Seats that owe the pending decision. */
export function seatsPending(state: State): Seat[] {
  const { pending } = state;
  if (!pending) return [];
  return pending.kind === 'drop' ? seatsOverloaded(state, pending.keep) : [pending.seat];
}

/** Section 5: the step of a turn when its player does not decide (T8, T9). */
export function playStep(context: MoveContext<State>): void {
  const { state } = context;
  const { turn } = state;
  switch (turn.step) {
    case 'draw':
      drawCard(context, turn.seat);
      turn.step = 'move';
      break;
    case 'move':
      stay(state);
      break;
    case 'play':
      record(state, 'didNothing', { seat: turn.seat });
      usePlay(state);
      break;
    case 'limit':
      discardDown(state, turn.seat);
      break;
  }
}

/** R4.1: nobody moves. */
export function stay(state: State): void {
  const { seat } = state.turn;
  const { room } = playerOf(state, seat);
  if (room) record(state, 'stayed', { seat, room });
  state.turn.step = 'play';
}

function discardDown(state: State, seat: Seat): void {
  const hand = handOf(state, seat);
  while (hand.length > HAND_LIMIT) {
    const card = leastWanted(hand, isTreasure);
    if (card !== undefined) discardFromHand(state, seat, card);
  }
}
