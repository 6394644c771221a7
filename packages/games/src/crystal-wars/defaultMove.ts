import type { Seat } from '@lantern/protocol/seat';
import type { Choice } from '../kit/move';
import type { Square } from './data/squares';
import { unitsThatMustFight } from './rules/combat/combatStep';
import { enemiesBeside } from './rules/combat/participants';
import { shortageOf, upkeepAt } from './rules/harvest';
import { refuseSkipping, sitesFor } from './rules/opening';
import { groundAt, isMountain, pieceAt, unitSquares } from './rules/squares';
import { stageOf } from './stages';
import type { Board, Question } from './state';

/** The default choice of a seat that nobody plays (section 5); `undefined` if it owes no decision. */
export function defaultMove(board: Board, seat: Seat): Choice | undefined {
  const stage = stageOf(board, seat);
  switch (stage) {
    case 'freeVillage':
      return { move: 'placeFreeVillage', args: [sitesFor(board, seat, 'freeVillage')[0]] };
    case 'mountain':
      return refuseSkipping(board, seat)
        ? { move: 'placeMountain', args: [sitesFor(board, seat, 'mountain')[0]] }
        : { move: 'skipMountain', args: [] };
    case 'village':
      return { move: 'placeVillage', args: [safeSite(board, seat)] };
    case 'starvation':
      return { move: 'starve', args: [hungriest(board, seat)] };
    case 'movement':
      return { move: 'endMovement', args: [] };
    case 'combat':
      return forcedBattle(board, seat) ?? { move: 'endCombat', args: [] };
    case 'creation':
      return { move: 'endTurn', args: [] };
    case 'casualty':
    case 'militia':
    case 'riots':
      return { move: ANSWER_MOVES[stage], args: [defaultSquare(board, board.question as Question)] };
    case 'idle':
      return undefined;
  }
}

const ANSWER_MOVES = { casualty: 'chooseCasualty', militia: 'placeMilitia', riots: 'chooseRiot' } as const;

/** The default answer: the dearest casualty; the first square for militia; the first city of somebody else for riots. */
export function defaultSquare(board: Board, { kind, picker, candidates }: Question): Square {
  const [first] = candidates as [Square];
  if (kind === 'casualty') return dearest(board, candidates);
  if (kind === 'militia') return first;
  return candidates.find((square) => pieceAt(board, square)?.owner !== picker) ?? first;
}

/** The lowest square that is not beside a mountain, else the lowest. */
function safeSite(board: Board, seat: Seat): Square | undefined {
  const sites = sitesFor(board, seat, 'village');
  const safe = sites.find((square) => !groundAt(board, square).ring.some((at) => isMountain(pieceAt(board, at))));
  return safe ?? sites[0];
}

/** The cheapest unit that covers the shortage alone, else the dearest; of equals the lowest square. */
function hungriest(board: Board, seat: Seat): Square {
  const units = unitSquares(board, seat);
  const enough = units.filter((square) => upkeepAt(board, square) >= shortageOf(board, seat));
  const cheapest = Math.min(...enough.map((square) => upkeepAt(board, square)));
  return enough.find((square) => upkeepAt(board, square) === cheapest) ?? dearest(board, units);
}

/** The square whose unit eats most; of equals the lowest. */
function dearest(board: Board, squares: readonly Square[]): Square {
  const most = Math.max(...squares.map((square) => upkeepAt(board, square)));
  return squares.find((square) => upkeepAt(board, square) === most) as Square;
}

/** The first unit that has to fight, against its first neighbour, without support. */
function forcedBattle(board: Board, seat: Seat): Choice | undefined {
  const [from] = unitsThatMustFight(board, seat);
  return from === undefined ? undefined : { move: 'battle', args: [from, enemiesBeside(board, seat, from)[0], []] };
}
