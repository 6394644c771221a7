import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import { refusal } from '../../kit/move';
import type { Square } from '../data/squares';
import { stageOf } from '../stages';
import type { Board, Question, Stage } from '../state';

/** The first checks of every move, in the order of section 7: the end, who is out, whose turn, which step. */
export function refuseUnlessAsked(board: Board, seat: Seat, stage: Stage): Refusal | undefined {
  if (board.result) return refusal('GAME_OVER', 'R12');
  if (!board.players[seat]?.alive) return refusal('OUT', 'R12.1');
  const due = stage === 'casualty' && board.question ? board.question.picker : board.active;
  if (due !== seat) return refusal('NOT_YOUR_TURN', 'R4');
  return stageOf(board, seat) === stage ? undefined : refusal('WRONG_STEP', 'R4');
}

/** The squares a move names must be on the map. */
export function refuseOffMap(board: Board, ...squares: Square[]): Refusal | undefined {
  return squares.every((square) => square < board.pieces.length) ? undefined : refusal('BAD_ARG', 'R1');
}

/** The answers to an open question, for the one who is asked. */
export function candidatesFor(board: Board, seat: Seat, kind: Question['kind']): (readonly [Square])[] {
  if (stageOf(board, seat) !== kind) return [];
  return board.question?.candidates.map((square) => [square] as const) ?? [];
}

/** An answer must be one of those the question leaves. */
export function refuseUnlessCandidate(board: Board, square: Square, rule: string): Refusal | undefined {
  return board.question?.candidates.includes(square) ? undefined : refusal('NOT_CANDIDATE', rule);
}
