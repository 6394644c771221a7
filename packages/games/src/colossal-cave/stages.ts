import type { Seat } from '@lantern/protocol/seat';
import type { Course } from '../module';
import { playerOf, presentSeats } from './rules/board';
import type { Board, Stage, State } from './state';

/** The question to each seat, based on public facts only (section 5). Seats that only wait are not included. */
export function stagesOf(board: Board): Record<Seat, Stage> {
  const stages: Record<Seat, Stage> = {};
  if (board.result) return stages;
  const { pending } = board;
  if (board.window) {
    for (const seat of presentSeats(board)) stages[seat] = 'respond';
  } else if (pending?.kind === 'drop') {
    for (const seat of seatsOverloaded(board, pending.keep)) stages[seat] = 'drop';
  } else if (pending) {
    stages[pending.seat] = pending.kind;
  } else {
    stages[board.turn.seat] = board.turn.step;
  }
  return stages;
}

/** Seats that carry more than `keep` cards, including the dead. */
export function seatsOverloaded(board: Board, keep: number): Seat[] {
  return presentSeats(board).filter((seat) => playerOf(board, seat).inv.length > keep);
}

/** Turn, seat, stages (section 5) and result. Every seat that has not conceded may concede: it is `idle`. */
export function course(state: State): Course {
  const stages: Record<Seat, string> = {};
  if (!state.result) {
    for (const seat of presentSeats(state)) stages[seat] = 'idle';
    Object.assign(stages, stagesOf(state));
  }
  return { turn: state.turnNo, seat: state.turn.seat, stages, result: state.result };
}
