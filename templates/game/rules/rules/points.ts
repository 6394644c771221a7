import type { Value } from '../cards';

/** R2: a card higher than the die scores the die, an equal one twice the die, a lower one nothing. */
export function pointsFor(card: Value, die: Value): number {
  if (card < die) return 0;
  return card === die ? 2 * die : die;
}
