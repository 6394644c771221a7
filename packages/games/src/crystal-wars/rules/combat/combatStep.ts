import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import { refusal } from '../../../kit/move';
import { type Square, squareName } from '../../data/squares';
import type { Board } from '../../state';
import { groundAt, unitAt } from '../squares';
import { refuseBattle } from './battles';
import { refusePersuasion, refuseSabotage } from './diplomacy';
import { enemiesBeside, readyUnits, supportersOf } from './participants';
import { refuseSiege } from './sieges';

/** Whether the seat has any battle, siege, persuasion or sabotage (section 5). Sieges are tried with all supporters. */
export function canFight(board: Board, seat: Seat): boolean {
  return readyUnits(board, seat).some((from) =>
    groundAt(board, from).orthogonal.some(
      (target) =>
        !refuseBattle(board, seat, from, target, []) ||
        !refuseSiege(board, seat, from, target, supportersOf(board, from, target)) ||
        !refusePersuasion(board, seat, from, target) ||
        !refuseSabotage(board, seat, from, target),
    ),
  );
}

/** Units that have to fight before combat may end (R7.9). */
export function unitsThatMustFight(board: Board, seat: Seat): Square[] {
  if (board.options.combatDuty === 'optional') return [];
  return readyUnits(board, seat).filter(
    (square) => unitAt(board, square)?.kind !== 'diplomat' && enemiesBeside(board, seat, square).length > 0,
  );
}

/** R7.9: units in contact have to fight first, if the options say so. */
export function refuseEndOfCombat(board: Board, seat: Seat): Refusal | undefined {
  const [first] = unitsThatMustFight(board, seat);
  return first === undefined ? undefined : refusal('MUST_FIGHT', 'R7.9', { at: squareName(first) });
}
