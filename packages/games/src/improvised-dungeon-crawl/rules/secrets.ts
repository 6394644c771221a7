import type { Seat } from '@lantern/protocol/seat';
import { reveal } from '../../kit/secret';
import type { Card } from '../data/cards';
import type { Hidden, State } from '../state';

/** The face-down part. For rules only. */
export function hiddenOf(state: State): Hidden {
  return reveal(state.secret);
}

/** The creation cards of a seat. For rules only. */
export function handOf(state: State, seat: Seat): Card[] {
  const hand = hiddenOf(state).hands[seat];
  if (!hand) throw new Error(`seat ${seat} makes no hero`);
  return hand;
}

export function takeFromHand(state: State, seat: Seat, card: Card): void {
  const hand = handOf(state, seat);
  const at = hand.indexOf(card);
  if (at < 0) throw new Error(`seat ${seat} does not hold ${card}`);
  hand.splice(at, 1);
}
