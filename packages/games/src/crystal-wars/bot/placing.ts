import type { Seat } from '@lantern/protocol/seat';
import type { Choice } from '../../kit/move';
import type { Random } from '../../kit/random';
import type { Square } from '../data/squares';
import { refuseSkipping, sitesFor } from '../rules/opening';
import { allSquares, groundAt, isHome, isMountain, livingSeats, pieceAt } from '../rules/squares';
import type { Board, Task } from '../state';
import { leastBy } from './leastBy';
import { stepsTo } from './threats';

/** The bot's placement in the setup (14.1). */
export function bestPlacement(board: Board, seat: Seat, task: Task, random: Random): Choice {
  if (task === 'freeVillage') return { move: 'placeFreeVillage', args: [lureFor(board, seat, random)] };
  if (task === 'village') return { move: 'placeVillage', args: [bestSite(board, seat, random)] };
  const at = wallFor(board, seat, random);
  return at === undefined ? { move: 'skipMountain', args: [] } : { move: 'placeMountain', args: [at] };
}

/** The free village is placed as near as possible to the home of the bot. */
function lureFor(board: Board, seat: Seat, random: Random): Square | undefined {
  const steps = stepsTo(board, homeSquares(board, seat));
  return leastBy(sitesFor(board, seat, 'freeVillage'), (square) => steps[square] ?? 0, random);
}

/**
 * Places no mountain unless one is required, since it would destroy the bot's pieces. If bandits come instead of eruptions,
 * it is placed at the border of the nearest enemy, away from the future village; if it is required, near the enemy.
 */
function wallFor(board: Board, seat: Seat, random: Random): Square | undefined {
  const due = refuseSkipping(board, seat) !== undefined;
  if (!due && !board.options.bandits) return undefined;
  const enemies = livingSeats(board).filter((other) => other !== seat);
  const steps = stepsTo(
    board,
    enemies.flatMap((enemy) => homeSquares(board, enemy)),
  );
  const village = bestSite(board, seat, random);
  const open = sitesFor(board, seat, 'mountain');
  if (due) return leastBy(open, (square) => steps[square] ?? 0, random);
  const sites = open.filter(
    (square) => steps[square] === 1 && square !== village && !groundAt(board, square).ring.includes(village ?? -1),
  );
  return leastBy(sites, () => 0, random);
}

/** The value of a site for the village, in steps to the nearest free village. */
const FREE_SQUARE = 1;
const MOUNTAIN_BESIDE = 20;
const STEP_FROM_ENEMY = 0.2;

/** The village is placed out of reach of mountains, with room around it, near a free village and far from enemies. */
function bestSite(board: Board, seat: Seat, random: Random): Square | undefined {
  const lures = allSquares(board).filter((square) => pieceAt(board, square)?.kind === 'freeVillage');
  const toLure = stepsTo(board, lures);
  const toEnemy = stepsTo(
    board,
    livingSeats(board).flatMap((enemy) => (enemy === seat ? [] : homeSquares(board, enemy))),
  );
  const measure = (square: Square) => {
    const { ring } = groundAt(board, square);
    const room = ring.filter((at) => pieceAt(board, at) === null).length;
    const mountains = ring.filter((at) => isMountain(pieceAt(board, at))).length;
    return (
      Math.min(6, toLure[square] ?? 0) -
      FREE_SQUARE * room +
      MOUNTAIN_BESIDE * mountains -
      STEP_FROM_ENEMY * (toEnemy[square] ?? 0)
    );
  };
  return leastBy(sitesFor(board, seat, 'village'), measure, random);
}

function homeSquares(board: Board, seat: Seat): Square[] {
  return allSquares(board).filter((square) => isHome(board, seat, square));
}
