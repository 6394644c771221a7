import type { Seat } from '@lantern/protocol/seat';
import type { Course } from '../module';
import type { Stage, State } from './state';

/** What each seat is asked for: the one whose turn it is to roll, then to play. Nobody after the end. */
export function stagesOf({ active, die, result }: Pick<State, 'active' | 'die' | 'result'>): Record<Seat, Stage> {
  return result ? {} : { [active]: die === null ? 'roll' : 'play' };
}

/** Where the match is in its course. */
export function course(state: State): Course {
  return { turn: state.turn, seat: state.active, stages: stagesOf(state), result: state.result };
}
