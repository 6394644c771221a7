import type { Seat } from '@lantern/protocol/seat';
import type { Clock, Course } from '../../module';
import type { State } from '../state';
import { presentSeats } from './board';
import { stagesOf } from './stages';

/** Turn, seat, stages (section 5) and result. Every seat that has not conceded may at least concede: it is `idle`. */
export function course(state: State): Course {
  const stages: Record<Seat, string> = {};
  if (!state.result) {
    for (const seat of presentSeats(state)) stages[seat] = 'idle';
    Object.assign(stages, stagesOf(state));
  }
  return { turn: state.turnNo, seat: state.turn.seat, stages, result: state.result };
}

/** The clock of the open decision: its length depends on the kind of decision only (5.1). */
export function clock(state: State): Clock | undefined {
  if (state.result) return undefined;
  const seconds = state.window ? state.options.reactionSeconds : state.options.decisionSeconds;
  return seconds === 0 ? undefined : { decisionId: state.decisionId, seconds };
}
