import type { Seat } from '@lantern/protocol/seat';
import type { Choice } from '../../kit/move';
import type { Value } from '../cards';
import { defaultMove } from '../defaultMove';
import { pointsFor } from '../rules/points';
import type { View } from '../view';

/** Plays the card that scores most; of several, or if none scores, the lowest. */
export function bot(view: View, seat: Seat): Choice | undefined {
  const { die, hand, stages } = view;
  if (stages[seat] !== 'play' || die === null) return defaultMove(view, seat);
  const [best] = [...hand].sort((a, b) => pointsFor(b, die) - pointsFor(a, die) || a - b) as [Value];
  return { move: 'play', args: [best] };
}
