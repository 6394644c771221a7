import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import { refusal } from '../../kit/move';
import type { Board, Need, Step } from '../state';

/** The end and the step, which every move is checked against first. */
export function refuseUnlessStep(board: Board, step: Step): Refusal | undefined {
  if (board.result) return refusal('GAME_OVER', 'R12.1');
  return board.step === step ? undefined : refusal('WRONG_STEP', 'R5');
}

/** The refusal of a move that only the player whose turn it is may make. */
export function refuseUnlessActive(board: Board, seat: Seat, step: 'roll' | 'build'): Refusal | undefined {
  return refuseUnlessStep(board, step) ?? (board.active === seat ? undefined : refusal('NOT_YOUR_TURN', 'R5.1'));
}

/** The refusal of builds, merchant trades and the end of the turn, which are impossible while an offer is open. */
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
