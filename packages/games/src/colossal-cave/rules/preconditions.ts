import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import { refusal } from '../../kit/move';
import type { Stage } from '../state';
import type { View } from '../view';

/** Whether the seat owes a decision in one of these stages. */
export function isAsked(view: View, seat: Seat, ...stages: Stage[]): boolean {
  const stage = view.stages[seat];
  return stage !== undefined && stages.includes(stage as Stage);
}

/**
 * The seat makes no more decisions: it has conceded, even if that has not taken effect yet (E4), or it does not exist.
 */
export function hasConceded({ players, conceding }: View, seat: Seat): boolean {
  return players[seat]?.conceded !== false || conceding.includes(seat);
}

/** Section 7: not after the end, not a seat that is not due, not at the wrong moment. */
export function refuseUnlessAsked(view: View, seat: Seat, ...stages: Stage[]): Refusal | undefined {
  if (view.result) return refusal('GAME_OVER', 'R16');
  if (view.stages[seat] === undefined) return refusal('NOT_YOUR_DECISION', 'T4');
  if (!isAsked(view, seat, ...stages)) return refusal('WRONG_STEP', 'T4');
  return undefined;
}
