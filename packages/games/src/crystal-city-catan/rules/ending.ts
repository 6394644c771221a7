import type { Seat } from '@lantern/protocol/seat';
import { conceal } from '../../kit/secret';
import type { Result, State } from '../state';
import { colonyOf, pointsOf, rivalOf } from './colony';
import { record } from './story';

/** R12.1: after a build of the active player, at the goal or above it. */
export function endIfWon(state: State, seat: Seat): void {
  const points = pointsOf(colonyOf(state, seat));
  if (points < state.options.victoryPoints) return;
  record(state, 'won', { seat, points });
  end(state, 'points', [seat]);
}

/** R12.3: the turn with the number of the limit has ended; more points win, equal points are a draw. */
export function endAtTurnLimit(state: State): void {
  const first = pointsOf(colonyOf(state, '0'));
  const second = pointsOf(colonyOf(state, '1'));
  const winners = first === second ? [] : [first > second ? '0' : '1'];
  record(state, 'turnLimitReached', { winners, points: { '0': first, '1': second } });
  end(state, 'turnLimit', winners);
}

/** R12.4: the other player wins. */
export function endByConceding(state: State, seat: Seat): void {
  record(state, 'conceded', { seat });
  end(state, 'concede', [rivalOf(seat)]);
}

function end(state: State, reason: Result['reason'], winners: Seat[]): void {
  state.result = {
    reason,
    winners,
    points: { '0': pointsOf(colonyOf(state, '0')), '1': pointsOf(colonyOf(state, '1')) },
  };
  state.step = 'over';
  state.trade = null;
  state.need = { '0': null, '1': null };
  state.committed = { '0': false, '1': false };
  state.sealed = conceal({ '0': null, '1': null });
}
