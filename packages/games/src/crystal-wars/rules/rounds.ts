import type { Seat } from '@lantern/protocol/seat';
import type { MoveContext } from '../../kit/move';
import type { State } from '../state';
import { endByScore } from './ending';
import { endRoundAtGold } from './gold';
import { rollInitiative } from './initiative';
import { playerOf } from './stock';

/** The next seat to move: in this round, else in the next one (R4.1, R4.4); none if the match ends with the round. */
export function nextSeat(context: MoveContext<State>): Seat | undefined {
  return upcoming(context.state) ?? nextRound(context);
}

function upcoming(state: State): Seat | undefined {
  const { order, done } = state.round;
  return order.find((seat) => !done.includes(seat) && playerOf(state, seat).alive);
}

function nextRound({ state, random }: MoveContext<State>): Seat | undefined {
  const { round } = state;
  if (round.number > 0) endRound(state);
  if (state.result) return undefined;
  round.number += 1;
  round.progress = false;
  round.done = [];
  round.order = rollInitiative(state, random);
  return round.order[0];
}

/** 8.1: the Gold Mountain, then the limit of rounds, then rounds without progress. */
function endRound(state: State): void {
  const { round, options } = state;
  endRoundAtGold(state);
  round.quiet = round.progress ? 0 : round.quiet + 1;
  if (!state.result && options.roundLimit > 0 && round.number >= options.roundLimit) endByScore(state, 'roundLimit');
  if (!state.result && options.quietRounds > 0 && round.quiet >= options.quietRounds) endByScore(state, 'quiet');
}
