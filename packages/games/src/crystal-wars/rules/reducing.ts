import type { Seat } from '@lantern/protocol/seat';
import type { Square } from '../data/squares';
import type { Board } from '../state';
import { pieceAt } from './squares';
import { exchange } from './stock';

/** R9.7, R15.4: a city shrinks to a village, a village to a free village. @returns `false` if it fell to ruins (R2.4) */
export function reduce(board: Board, square: Square): boolean {
  const piece = pieceAt(board, square);
  return piece?.kind === 'city'
    ? exchange(board, square, { kind: 'village', owner: piece.owner as Seat })
    : exchange(board, square, { kind: 'freeVillage', owner: null });
}
