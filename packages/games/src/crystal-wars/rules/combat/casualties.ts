import type { Seat } from '@lantern/protocol/seat';
import type { Square } from '../../data/squares';
import type { State, Unit } from '../../state';
import { unitAt } from '../squares';
import { remove } from '../stock';
import { record } from '../story';

/**
 * One of the candidates falls (R7.7): a single one at once, of several the one that is picked.
 * @param winner who won the roll; `null` if that is a settlement of nobody (R8.7)
 * @param loser whose units they are
 */
export function inflict(state: State, winner: Seat | null, loser: Seat, candidates: Square[]): void {
  const [only, ...others] = candidates;
  if (only === undefined) return;
  if (others.length === 0) {
    fell(state, only);
    return;
  }
  const picker = winner !== null && state.options.casualtyBy === 'winner' ? winner : loser;
  state.question = { kind: 'casualty', picker, candidates };
}

/** A unit falls in a combat: that is progress (R12.7). */
export function fell(state: State, square: Square): void {
  const { owner, kind } = unitAt(state, square) as Unit;
  remove(state, square);
  state.round.progress = true;
  record(state, 'fell', { seat: owner, unit: kind, at: square });
}
