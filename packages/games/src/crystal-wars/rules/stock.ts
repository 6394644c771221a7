import type { Seat } from '@lantern/protocol/seat';
import { type PieceKind, PYRAMIDS } from '../data/pieces';
import type { Square } from '../data/squares';
import type { Board, Piece, Player, Stock } from '../state';
import { pieceAt } from './squares';

export function playerOf(board: Board, seat: Seat): Player {
  const player = board.players[seat];
  if (!player) throw new Error(`no seat ${seat} at this table`);
  return player;
}

/** The pyramids of a seat that are not on the map; `null` = the black ones. */
export function stockOf(board: Board, owner: Seat | null): Stock {
  return owner === null ? board.black : playerOf(board, owner).stock;
}

/** Whether the pyramids for a piece are in stock (R2.3). */
export function inStock(board: Board, owner: Seat | null, kind: PieceKind): boolean {
  return PYRAMIDS[kind].every((size) => stockOf(board, owner)[size] > 0);
}

/** Puts a piece on an empty square, out of the stock (R2.2). */
export function place(board: Board, square: Square, piece: Piece): void {
  const stock = stockOf(board, piece.owner);
  for (const size of PYRAMIDS[piece.kind]) stock[size] -= 1;
  board.pieces[square] = piece;
}

/** Takes what stands there off the map; its pyramids return to stock at once (R2.2). */
export function remove(board: Board, square: Square): void {
  const piece = pieceAt(board, square);
  if (!piece) return;
  const stock = stockOf(board, piece.owner);
  for (const size of PYRAMIDS[piece.kind]) stock[size] += 1;
  board.pieces[square] = null;
}

/**
 * Exchanges what stands there for another piece, or only removes it if that piece is not in stock (R2.4).
 * @returns whether the other piece stands there now
 */
export function exchange(board: Board, square: Square, piece: Piece): boolean {
  const possible = inStock(board, piece.owner, piece.kind);
  remove(board, square);
  if (possible) place(board, square, piece);
  return possible;
}
