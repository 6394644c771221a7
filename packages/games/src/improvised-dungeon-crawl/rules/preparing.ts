import type { Seat } from '@lantern/protocol/seat';
import type { Board } from '../state';
import { refuseGuard } from './guarding';
import { refuseHeal } from './healing';
import { heroOf, isLiving } from './heroes';
import { refusePotion } from './potions';
import { refuseResurrect, refuseRitual } from './prayer';
import { LEAST_CONFUSE, refuseBuff, refuseConfuse, refuseProtect } from './spells';

/** R6.5: the turns of this round wait for the seat. */
export function isPreparing(board: Board, seat: Seat): boolean {
  return board.fight?.stage === 'prepare' && !board.ready.includes(seat) && canPrepare(board, seat);
}

/** R6.5: the seat has at least one move to make before the turns of this round. */
function canPrepare(board: Board, seat: Seat): boolean {
  const { fight, seats, options } = board;
  if (!fight || !isLiving(board, seat)) return false;
  const monsters = fight.monsters.map(({ id }) => id);
  return (
    seats.some(
      (on) =>
        !refuseHeal(board, seat, on, 1) ||
        !refuseBuff(board, seat, on, 1) ||
        !refuseProtect(board, seat, on, 1) ||
        (options.resurrectInCombat && !refuseResurrect(board, seat, on, 1, 0)) ||
        heroOf(board, seat).bag.some(({ id }) => !refusePotion(board, seat, id, on)),
    ) ||
    monsters.some((id) => !refuseConfuse(board, seat, id, LEAST_CONFUSE) || !refuseGuard(board, seat, id)) ||
    (options.ritualInCombat && !refuseRitual(board, seat, 1))
  );
}
