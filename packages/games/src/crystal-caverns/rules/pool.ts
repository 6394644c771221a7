import { kindOf } from '../data/cards';
import type { MapCard, State } from '../state';
import { hasRoom, mend } from './hitPoints';
import { heroOf } from './party';
import { record } from './story';

/** R15.4, R15.5: the Healing Pool works once on a level, or at every visit. */
export function visitPool(state: State, card: MapCard, entered: boolean): void {
  if (kindOf(card.id) === 'pool' && (!card.poolUsed || (state.options.poolRepeat && entered))) bathe(state, card);
}

/** R15.4: with the option a pool that nothing guards works as soon as it lies. */
export function layPool(state: State, card: MapCard): void {
  if (state.options.poolLaid && card.monsters.length === 0) visitPool(state, card, false);
}

function bathe(state: State, card: MapCard): void {
  const seats = [...state.order].sort().filter((seat) => hasRoom(heroOf(state, seat)));
  for (const seat of seats) mend(heroOf(state, seat));
  card.poolUsed = true;
  if (seats.length > 0) state.progress = true;
  record(state, 'pooled', { seats });
}
