import type { Seat } from '@lantern/protocol/seat';
import type { Bundle } from '../data/resources';
import type { State } from '../state';
import { endIfWon } from './ending';
import { defaultPayment, type PayRef, payFor } from './paying';

/** Pays for a build, places it, and ends the match if it wins (R7, R12.1). */
export function build(
  state: State,
  seat: Seat,
  cost: Bundle,
  pay: readonly PayRef[] | undefined,
  place: () => void,
): void {
  payFor(state, seat, pay ?? defaultPayment(state, seat, cost));
  place();
  state.decisionId += 1;
  endIfWon(state, seat);
}
