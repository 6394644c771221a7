import type { Seat } from '@lantern/protocol/seat';
import type { ClassId } from '../data/classes';
import { classOf, frontRow, heroOf } from '../rules/party';
import type { Board } from '../state';

/** The value of a class in the front row, in addition to its hit points (section 14). */
const FRONT_WORTH: Readonly<Record<ClassId, number>> = {
  fighter: 0.6,
  rogue: 0.4,
  archer: 0.2,
  cleric: -0.6,
  mage: -0.6,
};

/** The margin by which a hero in the rear must be better than one in front to take its place. */
const WORTH_SWAPPING = 0.5;

export function strengthOf(board: Board, seat: Seat): number {
  return heroOf(board, seat).hp + FRONT_WORTH[classOf(board, seat)];
}

/** The party with its strongest heroes in front. */
export function wantedOrder(board: Board): Seat[] {
  return [...board.order].sort((a, b) => strengthOf(board, b) - strengthOf(board, a));
}

/** Whether the two strongest stand in front. */
export function isFrontWanted(board: Board): boolean {
  return wantedOrder(board)
    .slice(0, 2)
    .every((seat) => frontRow(board).includes(seat));
}

/** The strongest hero of the rear. */
export function bestInRear(board: Board): Seat | undefined {
  return wantedOrder(board).find((seat) => !frontRow(board).includes(seat));
}

/** A hero in front who should be in the rear, and the one who should take its place. */
export function weakInFront(board: Board): [Seat, Seat] | undefined {
  const best = bestInRear(board);
  const weakest = wantedOrder(board).findLast((seat) => frontRow(board).includes(seat));
  if (best === undefined || weakest === undefined) return undefined;
  const gains = strengthOf(board, best) - strengthOf(board, weakest) > WORTH_SWAPPING;
  return gains ? [weakest, best] : undefined;
}
