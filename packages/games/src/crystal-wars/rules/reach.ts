import type { Seat } from '@lantern/protocol/seat';
import { UNITS, type UnitKind } from '../data/pieces';
import type { Square } from '../data/squares';
import type { Board } from '../state';
import type { Step } from './geometry';
import { allSquares, groundAt, isClosed, isOpen, isSwamp, isVortex, pieceAt, unitAt } from './squares';

/** A way to a square. */
export interface Path {
  /** The squares entered, in order; the last is where it ends. */
  squares: Square[];
  /** It needs the extra step of the flow (R6.5). */
  flow: boolean;
}

/**
 * Where the unit on a square can move, and the shortest way to each square, without the flow if possible (R6.2–R6.5).
 * Whether it has moved already is ignored. Empty if no unit stands there.
 */
export function reachOf(board: Board, from: Square): Map<Square, Path> {
  const reach = new Map<Square, Path>();
  const unit = unitAt(board, from);
  if (!unit) return reach;
  const { kind, owner } = unit;
  const { move } = UNITS[kind];
  const plain = walk(board, owner, from, move, ({ to }) => costOf(board, kind, to));
  const flowing = walk(board, owner, from, move + 1, (step) => (followsFlow(board, from, step) ? 1 : Infinity));
  for (const [to, squares] of plain) reach.set(to, { squares, flow: false });
  for (const [to, squares] of flowing) if (!reach.has(to)) reach.set(to, { squares, flow: true });
  return reach;
}

/** The vortices the unit on a square can jump to, ascending; none if it does not stand on one (R6.6). */
export function vorticesFrom(board: Board, from: Square): Square[] {
  if (!unitAt(board, from) || !isVortex(board, from)) return [];
  return allSquares(board).filter((to) => isVortex(board, to) && pieceAt(board, to) === null);
}

/** R17.2: points for entering a square. */
function costOf(board: Board, kind: UnitKind, to: Square): number {
  return (kind === 'hover' || kind === 'tank') && isSwamp(board, to) ? 2 : 1;
}

/** R6.5, R17.3: the square that is left has an arrow that way, and there is no swamp on the way. */
function followsFlow(board: Board, from: Square, { to, flow }: Step): boolean {
  return flow && !isSwamp(board, from) && !isSwamp(board, to);
}

interface Stop {
  at: Square;
  spent: number;
  path: Square[];
}

/** Every open square within the points, with the way of the fewest steps to it. */
function walk(
  board: Board,
  seat: Seat,
  from: Square,
  points: number,
  cost: (step: Step) => number,
): Map<Square, Square[]> {
  const ways = new Map<Square, Square[]>();
  const cheapest = new Map<Square, number>([[from, 0]]);
  let stops: Stop[] = [{ at: from, spent: 0, path: [] }];
  while (stops.length > 0) {
    const next: Stop[] = [];
    for (const stop of stops) {
      for (const step of groundAt(board, stop.at).steps) {
        const spent = stop.spent + cost(step);
        if (spent > points || spent >= (cheapest.get(step.to) ?? Infinity) || !mayEnter(board, seat, step.to)) continue;
        cheapest.set(step.to, spent);
        const path = [...stop.path, step.to];
        if (isOpen(board, seat, step.to) && !ways.has(step.to)) ways.set(step.to, path);
        next.push({ at: step.to, spent, path });
      }
    }
    stops = next;
  }
  return ways;
}

/** R6.3: a square on the way is open, or has a unit, village or city of the player. */
function mayEnter(board: Board, seat: Seat, square: Square): boolean {
  const piece = pieceAt(board, square);
  return piece ? piece.owner === seat : !isClosed(board, seat, square);
}
