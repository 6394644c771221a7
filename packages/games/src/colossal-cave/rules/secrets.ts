import type { Seat } from '@lantern/protocol/seat';
import { reveal } from '../../kit/secret';
import type { CardId } from '../data/cards';
import type { Hidden, State } from '../state';

/** The face-down part. For rules only. */
export function hiddenOf(state: State): Hidden {
  return reveal(state.secret);
}

/** The hand of a seat. For rules only. */
export function handOf(state: State, seat: Seat): CardId[] {
  const hand = hiddenOf(state).hands[seat];
  if (!hand) throw new Error(`no such seat: ${seat}`);
  return hand;
}

/** The number of cards in each hand, which is public. */
export function handCounts(state: State): Record<Seat, number> {
  const counts: Record<Seat, number> = {};
  for (const seat of state.seats) counts[seat] = handOf(state, seat).length;
  return counts;
}
