import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import { refusal } from '../../kit/move';
import { SETTLEMENTS, UNITS } from '../data/pieces';
import { type Square, squareName } from '../data/squares';
import type { Board, State, Unit } from '../state';
import { builtBy, metropolisOf, unitAt, unitSquares } from './squares';
import { playerOf, remove } from './stock';
import { record } from './story';

/** Grain a seat harvests in a turn (R5.1). */
export function incomeOf(board: Board, seat: Seat): number {
  return (
    SETTLEMENTS.village.grain * builtBy(board, seat, 'village').length +
    SETTLEMENTS.city.grain * builtBy(board, seat, 'city').length +
    SETTLEMENTS.metropolis.grain * metropolisOf(board, seat).length
  );
}

/** Grain a seat's units eat in a turn (R5.2). */
export function upkeepOf(board: Board, seat: Seat): number {
  return unitSquares(board, seat).reduce((sum, square) => sum + upkeepAt(board, square), 0);
}

export function upkeepAt(board: Board, square: Square): number {
  const unit = unitAt(board, square);
  return unit ? UNITS[unit.kind].upkeep : 0;
}

/** Grain the seat is short of to feed all its units; 0 if there is enough. */
export function shortageOf(board: Board, seat: Seat): number {
  return Math.max(0, upkeepOf(board, seat) - playerOf(board, seat).grain);
}

/** R5.1: the settlements of the seat whose turn it is give grain. */
export function harvest(state: State, seat: Seat): void {
  const player = playerOf(state, seat);
  const income = incomeOf(state, seat);
  if (income === 0) return;
  player.grain += income;
  record(state, 'harvested', { seat, income, grain: player.grain });
}

/** R5.2: all units are fed. */
export function feed(state: State, seat: Seat): void {
  const player = playerOf(state, seat);
  const upkeep = upkeepOf(state, seat);
  if (upkeep === 0) return;
  player.grain -= upkeep;
  record(state, 'fed', { seat, upkeep, grain: player.grain });
}

/** R5.3: any own unit may go; there is no duty to lose as little as possible (R5.4). */
export function refuseStarving(board: Board, seat: Seat, square: Square): Refusal | undefined {
  return unitAt(board, square, seat) ? undefined : refusal('NOT_YOURS', 'R5.3', { at: squareName(square) });
}

/** R5.3: the unit goes hungry and is gone. */
export function starve(state: State, square: Square): void {
  const { owner, kind } = unitAt(state, square) as Unit;
  remove(state, square);
  record(state, 'starved', { seat: owner, unit: kind, at: square });
}
