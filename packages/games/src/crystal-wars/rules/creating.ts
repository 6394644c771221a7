import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import { refusal } from '../../kit/move';
import { mapTable } from '../data/maps';
import { COSTS, CREATABLE, type Creatable } from '../data/pieces';
import { type Square, squareName } from '../data/squares';
import type { Board, Piece, State } from '../state';
import { allSquares, controllerOf, groundAt, isClosed, isMetropolis, isVillage, pieceAt } from './squares';
import { exchange, inStock, place, playerOf } from './stock';
import { record } from './story';

/** R10: grain, pyramid, room, source, spacing. */
export function refuseCreation(board: Board, seat: Seat, kind: Creatable, square: Square): Refusal | undefined {
  return (
    refuseBuying(board, seat, kind) ??
    (kind === 'city' ? undefined : refuseRoom(board, seat, kind, square)) ??
    (hasSource(board, seat, kind, square) ? undefined : refuseSourceless(board, kind)) ??
    (kind === 'village' ? refuseFounding(board, square) : undefined)
  );
}

/** Whether anything at all can be created (section 5). */
export function canCreate(board: Board, seat: Seat): boolean {
  const affordable = CREATABLE.filter((kind) => !refuseBuying(board, seat, kind));
  return allSquares(board).some((square) => affordable.some((kind) => !refuseCreation(board, seat, kind, square)));
}

/** A piece that could not be created on any square. */
function refuseBuying(board: Board, seat: Seat, kind: Creatable): Refusal | undefined {
  if (kind === 'diplomat' && !board.options.diplomats) return refusal('BAD_KIND', 'R16.1');
  const { grain } = playerOf(board, seat);
  if (grain < COSTS[kind]) return refusal('NO_GRAIN', 'R10.1', { cost: COSTS[kind], grain });
  return inStock(board, seat, kind) ? undefined : refusal('NO_PIECE', 'R2.3', { piece: kind });
}

/** Settlements cannot stand on metropolis squares at all (R14.5). */
function refuseRoom(board: Board, seat: Seat, kind: Creatable, square: Square): Refusal | undefined {
  if (pieceAt(board, square)) return refusal('OCCUPIED', 'R1.7', { at: squareName(square) });
  const closed = kind === 'village' ? isMetropolis(board, square) : isClosed(board, seat, square);
  return closed ? refusal('METRO_SQUARE', 'R14.3') : undefined;
}

/** R10.2–R10.4, R16.1: the source of the new piece. */
function hasSource(board: Board, seat: Seat, kind: Creatable, square: Square): boolean {
  const own = (at: Square, source: Piece['kind']): boolean => {
    const piece = pieceAt(board, at);
    return piece?.owner === seat && piece.kind === source;
  };
  const { ring, orthogonal } = groundAt(board, square);
  switch (kind) {
    case 'infantry':
      return ring.some((at) => own(at, 'village'));
    case 'village':
      return orthogonal.some((at) => own(at, 'infantry'));
    case 'city':
      return own(square, 'village');
    default:
      return orthogonal.some((at) => own(at, 'city') || controllerOf(board, at) === seat);
  }
}

function refuseSourceless({ options }: Board, kind: Creatable): Refusal {
  return refusal('NO_SOURCE', SOURCE_RULES[kind], { kind, scenario: options.scenario });
}

const SOURCE_RULES: Readonly<Record<Creatable, string>> = {
  infantry: 'R10.2',
  hover: 'R10.2',
  tank: 'R10.2',
  diplomat: 'R16.1',
  village: 'R10.3',
  city: 'R10.4',
};

/** R10.3, R13.4: not beside another village, nor beside the Gold Mountain. */
function refuseFounding(board: Board, square: Square): Refusal | undefined {
  const { ring } = groundAt(board, square);
  const neighbour = ring.find((at) => isVillage(pieceAt(board, at)));
  if (neighbour !== undefined) return refusal('SPACING', 'R10.3', { at: squareName(neighbour) });
  const gold = mapTable(board.map).gold;
  return gold && ring.includes(gold.at) ? refusal('GOLD_ADJACENT', 'R13.4') : undefined;
}

/** R10: pays, and puts the piece there. New units act from the next turn on. */
export function create(state: State, seat: Seat, kind: Creatable, square: Square): void {
  playerOf(state, seat).grain -= COSTS[kind];
  if (kind === 'city') exchange(state, square, { kind, owner: seat });
  else if (kind === 'village') place(state, square, { kind, owner: seat });
  else place(state, square, { kind, owner: seat, moved: false, fought: false });
  if (kind === 'village' || kind === 'city') state.round.progress = true;
  record(state, 'created', { seat, kind, at: square, cost: COSTS[kind] });
}
