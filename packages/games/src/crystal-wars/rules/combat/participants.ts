import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import { refusal } from '../../../kit/move';
import { type Square, squareName } from '../../data/squares';
import type { Board, Unit } from '../../state';
import { areAdjacent, groundAt, settlementAt, supportSquares, unitAt, unitSquares } from '../squares';
import { attackAt } from './strength';

/** The player's units that may start or support a combat now, diplomats included. */
export function readyUnits(board: Board, seat: Seat): Square[] {
  return unitSquares(board, seat).filter((square) => unitAt(board, square)?.fought === false);
}

/** The units that may support an attack of the unit on `from` against a square, ascending (R7.3, R8.3). */
export function supportersOf(board: Board, from: Square, target: Square): Square[] {
  const owner = unitAt(board, from)?.owner;
  return supportSquares(board, target).filter((square) => {
    const unit = unitAt(board, square, owner);
    return unit && !unit.fought && square !== from && attackAt(board, square) > 0;
  });
}

/** The unit of another player on a square (R7.2). */
export function enemyAt(board: Board, seat: Seat, square: Square): Unit | undefined {
  const unit = unitAt(board, square);
  return unit && unit.owner !== seat ? unit : undefined;
}

/** The neighbours of a square with an enemy unit on them (R7.2). */
export function enemiesBeside(board: Board, seat: Seat, from: Square): Square[] {
  return groundAt(board, from).orthogonal.filter((square) => enemyAt(board, seat, square));
}

/** The neighbours of a square with a settlement that is not the seat's (R8.1). */
export function settlementsBeside(board: Board, seat: Seat, from: Square): Square[] {
  return groundAt(board, from).orthogonal.filter((square) => {
    const settlement = settlementAt(board, square);
    return settlement !== undefined && settlement.owner !== seat;
  });
}

/** R7.2, R16.2: a unit of the player that has not fought; a diplomat to persuade and sabotage, any other unit to attack. */
export function refuseActor(board: Board, seat: Seat, from: Square, asDiplomat: boolean): Refusal | undefined {
  const unit = unitAt(board, from, seat);
  if (!unit) return refusal('NOT_YOURS', 'R7.2', { at: squareName(from) });
  const isDiplomat = unit.kind === 'diplomat';
  if (isDiplomat !== asDiplomat) return refusal(isDiplomat ? 'DIPLOMAT' : 'NOT_A_DIPLOMAT', 'R16.2');
  return unit.fought ? refusal('ALREADY_FOUGHT', 'R7.8') : undefined;
}

/** Only neighbours by a side can be attacked. */
export function refuseDistant(board: Board, from: Square, target: Square): Refusal | undefined {
  return areAdjacent(board, from, target) ? undefined : refusal('NOT_ADJACENT', 'R7.2');
}

/** Each supporter is eligible and named once. */
export function refuseSupport(
  board: Board,
  from: Square,
  target: Square,
  support: readonly Square[],
): Refusal | undefined {
  const eligible = supportersOf(board, from, target);
  const wrong = support.find((square, index) => !eligible.includes(square) || support.indexOf(square) !== index);
  return wrong === undefined
    ? undefined
    : refusal('BAD_SUPPORT', 'R7.3', {
        at: squareName(wrong),
        where: board.options.support === 'corners' ? 'corners' : 'around',
      });
}

/** Every unit takes part in one combat a turn (R7.8). */
export function markFought(board: Board, squares: readonly Square[]): void {
  for (const square of squares) {
    const unit = unitAt(board, square);
    if (unit) unit.fought = true;
  }
}

/**
 * The choices of supporters worth listing: all of them while there are at most four who could support, otherwise none,
 * all, each alone, and all but each. The rules accept every other choice too.
 */
export function supportChoices(eligible: readonly Square[]): Square[][] {
  if (eligible.length <= 4) return subsetsOf(eligible);
  const single = eligible.map((square) => [square]);
  const allBut = eligible.map((square) => eligible.filter((other) => other !== square));
  return [[], ...single, ...allBut, [...eligible]];
}

function subsetsOf(squares: readonly Square[]): Square[][] {
  const [first, ...others] = squares;
  if (first === undefined) return [[]];
  const without = subsetsOf(others);
  return [...without, ...without.map((set) => [first, ...set])];
}
