import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import { refusal } from '../../kit/move';
import type { Board, Need, Stage, Step } from '../state';

/** What a seat is asked for (section 5). `wait`: its offer is open, it may only withdraw it. */
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

/** Whether the table waits for this seat. */
export function owesDecision(board: Board, seat: Seat): boolean {
  const stage = stageOf(board, seat);
  return stage !== 'idle' && stage !== 'wait';
}

/** The end and the step, which every move is checked against first. */
export function refuseUnlessStep(board: Board, step: Step): Refusal | undefined {
  if (board.result) return refusal('GAME_OVER', 'R12.1');
  return board.step === step ? undefined : refusal('WRONG_STEP', 'R5');
}

/** For moves of the player whose turn it is. */
export function refuseUnlessActive(board: Board, seat: Seat, step: 'roll' | 'build'): Refusal | undefined {
  return refuseUnlessStep(board, step) ?? (board.active === seat ? undefined : refusal('NOT_YOUR_TURN', 'R5.1'));
}

/** For builds, merchant trades and the end of the turn: nothing happens while an offer is open. */
export function refuseUnlessBuilding(board: Board, seat: Seat): Refusal | undefined {
  return refuseUnlessActive(board, seat, 'build') ?? (board.trade ? refusal('TRADE_PENDING', 'R10.2') : undefined);
}

/** For answers to an event: the seat owes this kind of decision and has not sealed it yet. */
export function refuseUnlessNeed(board: Board, seat: Seat, kind: Need['kind']): Refusal | undefined {
  return (
    refuseUnlessStep(board, 'event') ??
    (board.need[seat]?.kind === kind ? undefined : refusal('NOT_YOUR_TURN', 'R8')) ??
    refuseCommitted(board, seat)
  );
}

/** A sealed choice is made once. */
export function refuseCommitted(board: Board, seat: Seat): Refusal | undefined {
  return board.committed[seat] ? refusal('ALREADY_COMMITTED', 'R8.8') : undefined;
}
