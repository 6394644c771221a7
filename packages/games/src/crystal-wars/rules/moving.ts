import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import { refusal } from '../../kit/move';
import { type Square, squareName } from '../data/squares';
import type { Board, Piece, State, Unit } from '../state';
import { type Path, reachOf, vorticesFrom } from './reach';
import { isVortex, pieceAt, unitAt, unitSquares } from './squares';
import { record } from './story';

/** Own units that have not moved in this turn. */
export function unmovedUnits(board: Board, seat: Seat): Square[] {
  return unitSquares(board, seat).filter((square) => unitAt(board, square)?.moved === false);
}

/** Whether any unit of the seat has a movement left (section 5). */
export function canMove(board: Board, seat: Seat): boolean {
  return unmovedUnits(board, seat).some(
    (from) => reachOf(board, from).size > 0 || vorticesFrom(board, from).length > 0,
  );
}

/** R6.1: a unit of the player that has not moved. */
function refuseMover(board: Board, seat: Seat, from: Square): Refusal | undefined {
  const unit = unitAt(board, from, seat);
  if (!unit) return refusal('NOT_YOURS', 'R6.1', { at: squareName(from) });
  return unit.moved ? refusal('ALREADY_MOVED', 'R6.1') : undefined;
}

function refuseOccupied(board: Board, to: Square): Refusal | undefined {
  return pieceAt(board, to) ? refusal('OCCUPIED', 'R6.3', { at: squareName(to) }) : undefined;
}

/** R6.2–R6.5, R6.7: only the ends are named; any legal way will do. */
export function refuseMovement(board: Board, seat: Seat, from: Square, to: Square): Refusal | undefined {
  return (
    refuseMover(board, seat, from) ??
    refuseOccupied(board, to) ??
    (reachOf(board, from).has(to) ? undefined : refusal('UNREACHABLE', 'R6.4'))
  );
}

/** R6.6. */
export function refuseTeleport(board: Board, seat: Seat, from: Square, to: Square): Refusal | undefined {
  const refused = refuseMover(board, seat, from);
  if (refused) return refused;
  if (!isVortex(board, from)) return refusal('NOT_ON_VORTEX', 'R6.6');
  return to === from || !isVortex(board, to) ? refusal('NO_VORTEX', 'R6.6') : refuseOccupied(board, to);
}

/** Moves the unit the shortest way (R6.7). */
export function moveUnit(state: State, from: Square, to: Square): void {
  const { owner: seat, kind: unit } = unitAt(state, from) as Unit;
  const { squares: path, flow } = reachOf(state, from).get(to) as Path;
  carry(state, from, to);
  record(state, 'moved', { seat, unit, from, path, flow });
}

/** R6.6: that was the unit's movement. */
export function teleport(state: State, from: Square, to: Square): void {
  const { owner: seat, kind: unit } = unitAt(state, from) as Unit;
  carry(state, from, to);
  record(state, 'teleported', { seat, unit, from, to });
}

function carry(state: State, from: Square, to: Square): void {
  const unit = unitAt(state, from) as Unit;
  state.pieces[from] = null;
  state.pieces[to] = { ...unit, moved: true } satisfies Piece;
}
