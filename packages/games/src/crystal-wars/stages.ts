import type { Seat } from '@lantern/protocol/seat';
import type { Course } from '../module';
import { livingSeats } from './rules/squares';
import type { Board, Stage, State } from './state';

/** The question to a seat (section 5). While a question is open, only the seat that it is for is asked. */
export function stageOf(board: Board, seat: Seat): Stage {
  const { question, step } = board;
  if (board.result) return 'idle';
  if (question) return question.picker === seat ? question.kind : 'idle';
  if (board.active !== seat) return 'idle';
  return step === 'production' || step === 'event' || step === 'spoilage' ? 'idle' : step;
}

/** The seat that owes a decision, and its stage; none after the end. */
export function stagesOf(board: Board): Record<Seat, Stage> {
  const seat = board.question?.picker ?? board.active;
  const stage = stageOf(board, seat);
  return stage === 'idle' ? {} : { [seat]: stage };
}

/** Everybody still in the match may concede: the other seats are `idle`. */
export function course(state: State): Course {
  const stages = state.result ? [] : livingSeats(state).map((seat) => [seat, stageOf(state, seat)]);
  return { turn: state.turnNo, seat: state.active, stages: Object.fromEntries(stages), result: state.result };
}
