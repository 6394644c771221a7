import type { Seat } from '@lantern/protocol/seat';
import type { Course } from '../module';
import type { Stage, State } from './state';

/** The stage of each seat: the seat whose turn it is rolls, then plays. No seat has a stage after the end. */
export function stagesOf({ active, die, result }: Pick<State, 'active' | 'die' | 'result'>): Record<Seat, Stage> {
  return result ? {} : { [active]: die === null ? 'roll' : 'play' };
}

/** The course of the match. */
export function course(state: State): Course {
  return { turn: state.turn, seat: state.active, stages: stagesOf(state), result: state.result };
}
