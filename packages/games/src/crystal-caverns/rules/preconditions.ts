import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import { refusal } from '../../kit/move';
import { stageOf } from '../stages';
import type { Board, Stage } from '../state';

/** The first checks of every move: the end, the seat, the stage. */
export function refuseUnlessAsked(board: Board, seat: Seat, stage: Stage): Refusal | undefined {
  if (board.result) return refusal('GAME_OVER', 'R20');
  const own = stageOf(board, seat);
  if (!own) return refusal('NOT_YOUR_DECISION', 'R3.2');
  return own === stage ? undefined : refusal('WRONG_STEP', 'R3.1');
}
