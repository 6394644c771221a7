import type { Seat } from '@lantern/protocol/seat';
import { mapTable } from './data/maps';
import { PYRAMIDS, SIZES } from './data/pieces';
import { dominatorOf } from './rules/ending';
import { allSquares, isClosed, isUnit, livingSeats, pieceAt, seatsAt, unitAt } from './rules/squares';
import { playerOf, stockOf } from './rules/stock';
import { stagesOf } from './stages';
import type { Board, State } from './state';

/** Checks the invariants of section 12 that concern a single state. Returns a sentence for each broken one. */
export function invariants(state: State): string[] {
  const laws: [string, boolean][] = [
    ['I1 pyramids', [...seatsAt(state), null].every((owner) => hasAllPyramids(state, owner))],
    ['I2 squares', state.pieces.length === 9 * mapTable(state.map).coasters.length],
    ['I2 Gold Mountain', goldStands(state)],
    ['I3 owners live', livingOwners(state)],
    ['I4 grain', Object.values(state.players).every(({ grain }) => Number.isInteger(grain) && grain >= 0)],
    ['I5 units on blocks', allSquares(state).every((square) => onlyControllerOn(state, square))],
    ['I6 ready units', allSquares(state).every((square) => readyUnlessActive(state, square))],
    ['I8 round', roundIsSound(state)],
    ['I9 question', questionIsSound(state)],
    ['I11 round limit', state.options.roundLimit === 0 || state.round.number <= state.options.roundLimit],
    ['I12 somebody is asked', state.result !== null || Object.keys(stagesOf(state)).length === 1],
    ['I15 domination', state.result !== null || state.setup !== null || !isDominated(state)],
  ];
  return laws.filter(([, holds]) => !holds).map(([law]) => law);
}

/** I1: the pieces on the map and in stock make up the stash, in every size. */
function hasAllPyramids(board: Board, owner: Seat | null): boolean {
  return SIZES.every((size) => {
    const out = board.pieces.reduce(
      (sum, piece) =>
        sum + (piece && piece.owner === owner ? PYRAMIDS[piece.kind].filter((one) => one === size).length : 0),
      0,
    );
    const left = stockOf(board, owner)[size];
    return left >= 0 && out + left === board.options.stashes;
  });
}

function goldStands(board: Board): boolean {
  const gold = mapTable(board.map).gold;
  return allSquares(board).every(
    (square) => (pieceAt(board, square)?.kind === 'goldMountain') === (gold?.at === square),
  );
}

function livingOwners(board: Board): boolean {
  const living = livingSeats(board);
  const owners = [...board.pieces.map((piece) => piece?.owner), ...board.metropolis];
  return owners.every((owner) => owner === null || owner === undefined || living.includes(owner));
}

function onlyControllerOn(board: Board, square: number): boolean {
  const unit = unitAt(board, square);
  return !unit || !isClosed(board, unit.owner, square);
}

function readyUnlessActive(board: Board, square: number): boolean {
  const unit = unitAt(board, square);
  return !unit || unit.owner === board.active || (!unit.moved && !unit.fought);
}

/** I8: everybody who lives has had the one turn of this round, or has it, or will have it. */
function roundIsSound(board: Board): boolean {
  const { order, done } = board.round;
  if (board.setup || board.result) return true;
  const once = new Set(done).size === done.length && done.every((seat) => order.includes(seat));
  return once && !done.includes(board.active) && livingSeats(board).every((seat) => order.includes(seat));
}

/** I9. */
function questionIsSound(board: Board): boolean {
  const { question } = board;
  if (!question) return true;
  const { candidates, kind, picker } = question;
  const fits = (square: number): boolean => {
    const piece = pieceAt(board, square);
    if (kind === 'casualty') return isUnit(piece);
    return kind === 'riots' ? piece?.kind === 'city' : piece === null;
  };
  return candidates.length >= 2 && candidates.every(fits) && playerOf(board, picker).alive;
}

/** I15. */
function isDominated(board: Board): boolean {
  return board.options.scenario === 'standard' && dominatorOf(board) !== undefined;
}
