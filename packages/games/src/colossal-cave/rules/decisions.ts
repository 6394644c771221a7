import type { Seat } from '@lantern/protocol/seat';
import type { CardId } from '../data/cards';
import { seatsOverloaded } from '../stages';
import type { State } from '../state';
import { discardCarried, removeCard } from './carrying';
import { isPlayable } from './playing';
import { handOf } from './secrets';
import { record } from './story';

/** Let's Do That Again, Pirate Booty: a card of the discard pile goes to the hand; D34: it may be played at once. */
export function pickCard(state: State, card: CardId): void {
  const { pending } = state;
  if (pending?.kind !== 'pick') throw new Error('nothing is to be picked');
  const { seat, from } = pending;
  removeCard(state.discard, card);
  handOf(state, seat).push(card);
  record(state, 'picked', { seat, card });
  const again = from === 'any' && isPlayable(state, seat, card);
  state.pending = again ? { kind: 'again', seat, card } : null;
}

/** The picked card stays in the hand. */
export function keepPicked(state: State): void {
  const { pending } = state;
  if (pending?.kind !== 'again') throw new Error('nothing was picked');
  record(state, 'keptPicked', { seat: pending.seat, card: pending.card });
  state.pending = null;
}

/** Speed Run: no more moves. */
export function stopRun(state: State): void {
  const { pending } = state;
  if (pending?.kind !== 'run') throw new Error('nobody runs');
  record(state, 'runEnded', { seat: pending.seat });
  state.pending = null;
}

/** You Are Carrying Too Much Already!: one carried card goes; done when nobody carries too much. */
export function dropCarried(state: State, seat: Seat, card: CardId): void {
  record(state, 'dropped', { seat, card });
  discardCarried(state, seat, [card]);
  if (state.pending?.kind === 'drop' && seatsOverloaded(state, state.pending.keep).length === 0) state.pending = null;
}
