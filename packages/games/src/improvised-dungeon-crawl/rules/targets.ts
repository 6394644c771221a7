import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import { refusal } from '../../kit/move';
import type { Board } from '../state';
import { isHurt } from './health';
import { isLiving } from './heroes';

function refuseNobody(board: Board, seat: Seat): Refusal | undefined {
  return board.heroes[seat] ? undefined : refusal('BAD_ARGS');
}

/** The refusal of an action that needs a living hero as its target. */
export function refuseLiving(board: Board, seat: Seat, rule: string): Refusal | undefined {
  return refuseNobody(board, seat) ?? (isLiving(board, seat) ? undefined : refusal('TARGET_DEAD', rule));
}

/** The refusal of an action that needs a fallen hero as its target. */
export function refuseFallen(board: Board, seat: Seat, rule: string): Refusal | undefined {
  return refuseNobody(board, seat) ?? (isLiving(board, seat) ? refusal('TARGET_ALIVE', rule) : undefined);
}

/** The refusal of healing, which needs a living hero who is hurt. */
export function refuseHurt(board: Board, seat: Seat, rule: string): Refusal | undefined {
  return refuseLiving(board, seat, rule) ?? (isHurt(board, seat) ? undefined : refusal('FULL_HP', rule));
}
