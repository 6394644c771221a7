import { fingerprint } from '../engine/recordedMatch';
import { decisionClock } from '../kit/clock';
import type { Clock } from '../module';
import { answeringSeat } from './rules/trading';
import type { State } from './state';

/**
 * The clock of the open decision. Making, countering, declining and withdrawing an offer changes no colony: until a colony
 * changes, each player has one budget of time for all of it (R10).
 */
export function clock(state: State): Clock | undefined {
  const plain = decisionClock(state);
  if (!plain || state.step !== 'build' || !state.options.playerTrades) return plain;
  const seat = state.trade ? answeringSeat(state.trade) : state.active;
  return { ...plain, budget: `${seat} ${fingerprint([state.turnNo, state.colonies])}` };
}
