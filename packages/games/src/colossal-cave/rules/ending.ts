import type { Seat } from '@lantern/protocol/seat';
import { isTreasure } from '../data/cards';
import type { Result, State } from '../state';
import { playerOf, presentSeats } from './board';
import { record } from './story';

function finish(state: State, reason: Result['reason'], winners: Seat[]): void {
  state.result = {
    reason,
    winners,
    deposited: Object.fromEntries(state.seats.map((seat) => [seat, [...playerOf(state, seat).deposited]])),
  };
}

/** E1: the third treasure is deposited. */
export function winByTreasures(state: State, seat: Seat): void {
  record(state, 'won', { seat, treasures: [...playerOf(state, seat).deposited] });
  finish(state, 'treasures', [seat]);
}

/** E4: everybody else has conceded. */
export function winAsLast(state: State, seat: Seat): void {
  record(state, 'lastStanding', { seat });
  finish(state, 'lastStanding', [seat]);
}

/** E2: the last turn of the last round has ended: most deposited treasures, then most carried ones; else shared. */
export function endAtRoundLimit(state: State): boolean {
  const { roundLimit } = state.options;
  if (roundLimit === 0 || state.turnNo < roundLimit * state.seats.length) return false;
  const carried = (seat: Seat) => playerOf(state, seat).inv.filter(isTreasure).length;
  const deposited = (seat: Seat) => playerOf(state, seat).deposited.length;
  const winners = best(best(presentSeats(state), deposited), carried);
  record(state, 'roundLimitReached', { winners });
  finish(state, 'roundLimit', winners);
  return true;
}

function best(seats: readonly Seat[], score: (seat: Seat) => number): Seat[] {
  const highest = Math.max(...seats.map(score));
  return seats.filter((seat) => score(seat) === highest);
}
