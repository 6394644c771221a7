import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import { refusal } from '../../kit/move';
import { type Card, isFace } from '../data/cards';
import type { View } from '../view';
import { pickable } from './hands';
import { refuseUnlessAsked } from './preconditions';

export function refuseFace(view: View, card: Card): Refusal | undefined {
  if (!view.hand.includes(card)) return refusal('NO_CARD', 'R2.2', { card });
  return isFace(card) ? undefined : refusal('NOT_A_FACE', 'R1.1', { card });
}

/** R2.7: the player at turn, with a face card that may be picked. */
export function refusePick(view: View, seat: Seat, card: Card): Refusal | undefined {
  const refused = refuseUnlessAsked(view, seat, ['pick', 'waiting']);
  if (refused) return refused;
  if (view.step !== 'order') return refusal('WRONG_STEP', 'R2.7');
  return (
    refuseFace(view, card) ?? (pickable(view, view.hand).includes(card) ? undefined : refusal('CLASS_TAKEN', 'R2.7'))
  );
}
