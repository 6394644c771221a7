import type { Seat } from '@lantern/protocol/seat';
import { stagesBySeat } from '../kit/stages';
import type { Course } from '../module';
import type { Board, Stage, State } from './state';

/** The question to a seat (section 5). `wait`: the seat has an open offer and may only withdraw it. */
export function stageOf(board: Board, seat: Seat): Stage {
  switch (board.step) {
    case 'layout':
    case 'numbers':
      return board.committed[seat] ? 'idle' : board.step;
    case 'order':
      return board.offWinner === seat ? 'order' : 'idle';
    case 'roll':
      return board.active === seat ? 'roll' : 'idle';
    case 'event':
      return board.committed[seat] ? 'idle' : (board.need[seat]?.kind ?? 'idle');
    case 'build':
      if (board.trade) return board.trade.from === seat ? 'wait' : 'answer';
      return board.active === seat ? 'build' : 'idle';
    case 'over':
      return 'idle';
  }
}

/** Whether the match waits for this seat. */
export function owesDecision(board: Board, seat: Seat): boolean {
  const stage = stageOf(board, seat);
  return stage !== 'idle' && stage !== 'wait';
}

/** The setup is boardgame.io's first turn; the turns of the game follow it. */
export function course(state: State): Course {
  return {
    turn: state.turnNo + 1,
    seat: state.active ?? '0',
    stages: { '0': stageOf(state, '0'), '1': stageOf(state, '1') },
    result: state.result,
  };
}

/** The seats that owe a decision, with their stages. */
export function stagesOf(board: Board): Record<Seat, Stage> {
  return stagesBySeat(['0', '1'], (seat) => stageOf(board, seat));
}
