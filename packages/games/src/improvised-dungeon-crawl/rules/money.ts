import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import { refusal } from '../../kit/move';
import type { Board, State } from '../state';
import { heroOf } from './heroes';

/** Loot points a hero can pay with: the common purse counts for everybody (R4.2). */
export function fundsOf(board: Board, seat: Seat): number {
  return board.purse + heroOf(board, seat).lp;
}

/** The refusal if the seat cannot pay these loot points. */
export function refuseLp(board: Board, seat: Seat, lp: number): Refusal | undefined {
  const funds = fundsOf(board, seat);
  return lp <= funds ? undefined : refusal('NO_LP', 'R4.2', { lp, funds });
}

/** Takes loot points from the purse first, then from the hero (R4.2). */
export function payLp(state: State, seat: Seat, lp: number): void {
  const fromPurse = Math.min(state.purse, lp);
  state.purse -= fromPurse;
  heroOf(state, seat).lp -= lp - fromPurse;
}
