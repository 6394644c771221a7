import type { Seat } from '@lantern/protocol/seat';
import type { Choice } from '../../kit/move';
import type { Square } from '../data/squares';
import { refuseSkipping, sitesFor } from '../rules/opening';
import { allSquares, groundAt, isHome, isMountain, livingSeats, pieceAt } from '../rules/squares';
import type { Board, Task } from '../state';
import { leastBy } from './leastBy';
import { stepsTo } from './threats';

/** The placement of the setup a sensible player makes (14.1). */
export function bestPlacement(board: Board, seat: Seat, task: Task): Choice {
  if (task === 'freeVillage') return { move: 'placeFreeVillage', args: [lureFor(board, seat)] };
  if (task === 'village') return { move: 'placeVillage', args: [roomiest(board, seat)] };
  const at = wallFor(board, seat);
  return at === undefined ? { move: 'skipMountain', args: [] } : { move: 'placeMountain', args: [at] };
}

/** The free village goes where it is nearest to one's own home. */
function lureFor(board: Board, seat: Seat): Square | undefined {
  const steps = stepsTo(board, homeSquares(board, seat));
  return leastBy(sitesFor(board, seat, 'freeVillage'), (square) => steps[square] ?? 0);
}

/** The mountain goes to the border of the nearest enemy, away from where the village is to stand; where it is due, near the enemy. */
function wallFor(board: Board, seat: Seat): Square | undefined {
  const enemies = livingSeats(board).filter((other) => other !== seat);
  const steps = stepsTo(
    board,
    enemies.flatMap((enemy) => homeSquares(board, enemy)),
  );
  const village = roomiest(board, seat);
  const open = sitesFor(board, seat, 'mountain');
  if (refuseSkipping(board, seat)) return leastBy(open, (square) => steps[square] ?? 0);
  const sites = open.filter(
    (square) => steps[square] === 1 && square !== village && !groundAt(board, square).ring.includes(village ?? -1),
  );
  return sites[0];
}

/** The village goes where most squares around it are free, out of reach of mountains. */
function roomiest(board: Board, seat: Seat): Square | undefined {
  const sites = sitesFor(board, seat, 'village');
  const safe = sites.filter((square) => !groundAt(board, square).ring.some((at) => isMountain(pieceAt(board, at))));
  const room = (square: Square) => groundAt(board, square).ring.filter((at) => pieceAt(board, at) === null).length;
  return leastBy(safe.length > 0 ? safe : sites, (square) => -room(square));
}

function homeSquares(board: Board, seat: Seat): Square[] {
  return allSquares(board).filter((square) => isHome(board, seat, square));
}
