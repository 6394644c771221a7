import type { Seat } from '@lantern/protocol/seat';
import { mapTable } from '../data/maps';
import { type SettlementKind, UNITS } from '../data/pieces';
import type { Square } from '../data/squares';
import type { Board, Piece, Unit } from '../state';
import { type Ground, geometryOf } from './geometry';

export function groundAt(board: Pick<Board, 'map'>, square: Square): Ground {
  const ground = geometryOf(board.map).squares[square];
  if (!ground) throw new Error(`no square ${square} on the map ${board.map}`);
  return ground;
}

/** Every square of the map, ascending. */
export function allSquares(board: Pick<Board, 'map'>): readonly Square[] {
  return geometryOf(board.map).all;
}

/** The squares of a coaster with nothing on them, its centre left out, ascending. */
export function emptyEdge(board: Board, coaster: number): Square[] {
  return allSquares(board).filter((square) => {
    const ground = groundAt(board, square);
    return ground.coaster === coaster && !ground.centre && pieceAt(board, square) === null;
  });
}

/** Whether two squares are orthogonal neighbours. */
export function areAdjacent(board: Board, one: Square, other: Square): boolean {
  return groundAt(board, one).orthogonal.includes(other);
}

export function pieceAt(board: Board, square: Square): Piece | null {
  return board.pieces[square] ?? null;
}

export function isUnit(piece: Piece | null): piece is Unit {
  return piece !== null && UNITS[piece.kind as Unit['kind']] !== undefined;
}

/** The unit that stands there, if one does; with a seat, only a unit of that seat. */
export function unitAt(board: Board, square: Square, owner?: Seat): Unit | undefined {
  const piece = pieceAt(board, square);
  return isUnit(piece) && (owner === undefined || piece.owner === owner) ? piece : undefined;
}

/** The squares on which units of a seat stand, ascending. */
export function unitSquares(board: Board, seat: Seat): Square[] {
  return allSquares(board).filter((square) => unitAt(board, square, seat));
}

/** Whether it is one of the nine metropolis squares (R14.2). */
export function isMetropolis(board: Board, square: Square): boolean {
  return metropolisIndex(board, square) !== undefined;
}

/** The controller of a metropolis square; `null` if there is none or the square is another one. */
export function controllerOf(board: Board, square: Square): Seat | null {
  const index = metropolisIndex(board, square);
  return index === undefined ? null : (board.metropolis[index] ?? null);
}

export function setController(board: Board, square: Square, seat: Seat | null): void {
  const index = metropolisIndex(board, square);
  if (index !== undefined) board.metropolis[index] = seat;
}

/** The metropolis squares a seat controls, ascending. */
export function metropolisOf(board: Board, seat: Seat): Square[] {
  const { metropolis } = geometryOf(board.map);
  return metropolis === null
    ? []
    : board.metropolis.flatMap((owner, index) => (owner === seat ? [metropolis + index] : []));
}

function metropolisIndex(board: Board, square: Square): number | undefined {
  const { metropolis } = geometryOf(board.map);
  return metropolis !== null && square >= metropolis && square < metropolis + 9 ? square - metropolis : undefined;
}

/** The square is empty, and the seat may use it (section 1, R14.3). */
export function isOpen(board: Board, seat: Seat, square: Square): boolean {
  return pieceAt(board, square) === null && !isClosed(board, seat, square);
}

/** A metropolis square of somebody else or of nobody (R14.3). */
export function isClosed(board: Board, seat: Seat, square: Square): boolean {
  return isMetropolis(board, square) && controllerOf(board, square) !== seat;
}

/** The target of a siege there: village, city, free village, or the metropolis square itself. */
export function settlementAt(board: Board, square: Square): { kind: SettlementKind; owner: Seat | null } | undefined {
  if (isMetropolis(board, square)) return { kind: 'metropolis', owner: controllerOf(board, square) };
  const piece = pieceAt(board, square);
  if (piece?.kind !== 'village' && piece?.kind !== 'city' && piece?.kind !== 'freeVillage') return undefined;
  return { kind: piece.kind, owner: piece.owner };
}

/** The squares of a seat's villages or cities, ascending. */
export function builtBy(board: Board, seat: Seat, ...kinds: ('village' | 'city')[]): Square[] {
  return allSquares(board).filter((square) => {
    const piece = pieceAt(board, square);
    return piece?.owner === seat && (kinds as string[]).includes(piece.kind);
  });
}

/** A village or free village, which no other may be founded beside (R3.4, R10.3). */
export function isVillage(piece: Piece | null): boolean {
  return piece?.kind === 'village' || piece?.kind === 'freeVillage';
}

/** A mountain, the golden one included. */
export function isMountain(piece: Piece | null): boolean {
  return piece?.kind === 'mountain' || piece?.kind === 'goldMountain';
}

/** Whether a unit can jump from and to this square: a centre that is no metropolis square (R6.6). */
export function isVortex(board: Board, square: Square): boolean {
  return groundAt(board, square).centre && !isMetropolis(board, square);
}

/** Whether the square lies on a home coaster of the seat. */
export function isHome(board: Board, seat: Seat, square: Square): boolean {
  return board.homes[groundAt(board, square).coaster] === seat;
}

/** Whether the square lies in the swamp (R17). */
export function isSwamp(board: Board, square: Square): boolean {
  return isSwampCoaster(board, groundAt(board, square).coaster);
}

/** Whether a coaster is swamp (R17.1). */
export function isSwampCoaster({ options, map }: Pick<Board, 'options' | 'map'>, coaster: number): boolean {
  const { swamps } = mapTable(map);
  const drowned = options.swampCoasters === 'all' ? swamps : swamps.slice(0, 1);
  return options.swamps && drowned.includes(coaster);
}

/** The squares from which units support against the piece on a square (R7.3, R7.4), ascending. */
export function supportSquares(board: Board, against: Square): readonly Square[] {
  const { ring, orthogonal } = groundAt(board, against);
  return board.options.support === 'corners' ? ring.filter((square) => !orthogonal.includes(square)) : ring;
}

/** The seats in clockwise order, those who are out included. */
export function seatsAt(board: Board): Seat[] {
  return Object.keys(board.players);
}

/** The seats still in the game, in clockwise order. */
export function livingSeats(board: Board): Seat[] {
  return seatsAt(board).filter((seat) => board.players[seat]?.alive);
}
