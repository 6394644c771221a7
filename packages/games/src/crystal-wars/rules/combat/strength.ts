import { UNITS } from '../../data/pieces';
import type { Square } from '../../data/squares';
import type { Board } from '../../state';
import { isHome, unitAt } from '../squares';

/** Attack value of the unit on a square; 0 if there is none. */
export function attackAt(board: Board, square: Square): number {
  const unit = unitAt(board, square);
  return unit ? UNITS[unit.kind].attack : 0;
}

/** The attack number of a side: the sum of its units' attack values (R7.5). */
export function attackOf(board: Board, squares: readonly Square[]): number {
  return squares.reduce((sum, square) => sum + attackAt(board, square), 0);
}

/** The defence of the unit on a square now: infantry at home has one more (R7.6). */
export function defenceAt(board: Board, square: Square): number {
  const unit = unitAt(board, square);
  if (!unit) return 0;
  const atHome = unit.kind === 'infantry' && isHome(board, unit.owner, square);
  return UNITS[unit.kind].defence + (atHome ? 1 : 0);
}

/** Those of the units that an attack number is enough for, ascending (R7.6). */
export function fallingTo(board: Board, attack: number, squares: readonly Square[]): Square[] {
  return squares.filter((square) => defenceAt(board, square) <= attack).sort((a, b) => a - b);
}
