import type { Seat } from '@lantern/protocol/seat';
import { type Evaluation, outlookOf } from '../../kit/outlook';
import { UNITS } from '../data/pieces';
import { incomeOf, upkeepOf } from '../rules/harvest';
import { unitsAtGold } from '../rules/scoring';
import { builtBy, groundAt, isMountain, metropolisOf, pieceAt, seatsAt, unitAt, unitSquares } from '../rules/squares';
import { playerOf } from '../rules/stock';
import type { Board, State } from '../state';
import { type Feature, WEIGHTS } from './outlookWeights';
import { goalsOf, stepsTo } from './threats';

/** Returns the advantage of a seat over its rivals. */
export const evaluation: Evaluation<State, Feature> = {
  party: false,
  seats: seatsAt,
  features: (state, seat) => (playerOf(state, seat).alive ? featuresOf(state, seat) : undefined),
  weights: WEIGHTS,
};

export const outlook = outlookOf(evaluation);

function featuresOf(board: Board, seat: Seat): Record<Feature, number> {
  const units = unitSquares(board, seat);
  const { grain } = playerOf(board, seat);
  const hungry = Math.max(0, upkeepOf(board, seat) - incomeOf(board, seat) - grain);
  const steps = stepsTo(board, goalsOf(board, seat));
  const holds = board.options.scenario === 'goldMountain' && board.gold.holder === seat && board.gold.kept;
  return {
    villages: builtBy(board, seat, 'village').length / 4,
    cities: builtBy(board, seat, 'city').length / 4,
    income: incomeOf(board, seat) / 8,
    army: units.reduce((sum, square) => sum + strengthAt(board, square), 0) / 12,
    reach: units.reduce((sum, square) => sum + 1 / (1 + (steps[square] ?? 0)), 0) / 3,
    grain: Math.min(8, grain) / 8,
    hunger: Math.min(4, hungry) / 4,
    atMountains: exposedToMountains(board, seat) / 3,
    atGold: Math.min(3, unitsAtGold(board, seat)) / 3,
    holdsGold: holds ? 1 : 0,
    blocks: metropolisOf(board, seat).length / 9,
  };
}

function strengthAt(board: Board, square: number): number {
  const unit = unitAt(board, square);
  return unit ? (UNITS[unit.kind].attack + UNITS[unit.kind].defence) / 2 + UNITS[unit.kind].move / 3 : 0;
}

/** The number of the seat's pieces beside a mountain. */
function exposedToMountains(board: Board, seat: Seat): number {
  const own = [...unitSquares(board, seat), ...builtBy(board, seat, 'village', 'city')];
  return own.filter((square) => groundAt(board, square).ring.some((at) => isMountain(pieceAt(board, at)))).length;
}
