import type { Seat } from '@lantern/protocol/seat';
import { mapTable } from '../data/maps';
import type { Board } from '../state';
import { incomeOf, upkeepOf } from './harvest';
import { builtBy, groundAt, livingSeats, metropolisOf, seatsAt, unitAt } from './squares';
import { playerOf } from './stock';

/** The values by which living players are compared, the weightiest first (8.2). */
export function scoreOf(board: Board, seat: Seat): number[] {
  const blocks = metropolisOf(board, seat).length;
  const key = { standard: [], goldMountain: [unitsAtGold(board, seat)], metropolis: [blocks] };
  const settlements = builtBy(board, seat, 'village', 'city').length + blocks;
  return [...key[board.options.scenario], settlements, incomeOf(board, seat), upkeepOf(board, seat)];
}

/** R13.5: the seat's units around the Gold Mountain. */
export function unitsAtGold(board: Board, seat: Seat): number {
  const { gold } = mapTable(board.map);
  return gold ? groundAt(board, gold.at).ring.filter((square) => unitAt(board, square, seat)).length : 0;
}

/** The seats with the best score among those given (8.2): several if it is equal. */
export function bestOf(board: Board, seats: readonly Seat[]): Seat[] {
  const [best = []] = places(seats, (one, other) => compareScores(board, one, other));
  return best;
}

/** Places from the first to the last: winners, then the living by score, then the others, the longest in it first (8.4). */
export function rankingOf(board: Board, winners: readonly Seat[]): Seat[][] {
  const rest = (seats: readonly Seat[]) => seats.filter((seat) => !winners.includes(seat));
  const living = livingSeats(board);
  const out = seatsAt(board).filter((seat) => !living.includes(seat));
  const lasted = (seat: Seat) => playerOf(board, seat).outRound ?? 0;
  return [
    ...(winners.length > 0 ? [[...winners]] : []),
    ...places(rest(living), (one, other) => compareScores(board, one, other)),
    ...places(rest(out), (one, other) => lasted(other) - lasted(one)),
  ];
}

function compareScores(board: Board, one: Seat, other: Seat): number {
  const [mine, theirs] = [scoreOf(board, one), scoreOf(board, other)];
  const at = mine.findIndex((key, index) => key !== theirs[index]);
  return at < 0 ? 0 : (theirs[at] as number) - (mine[at] as number);
}

/** The seats in order, those that compare as equal together. */
function places(seats: readonly Seat[], compare: (one: Seat, other: Seat) => number): Seat[][] {
  const groups: Seat[][] = [];
  for (const seat of [...seats].sort(compare)) {
    const last = groups.at(-1);
    if (last?.[0] !== undefined && compare(last[0], seat) === 0) last.push(seat);
    else groups.push([seat]);
  }
  return groups;
}
