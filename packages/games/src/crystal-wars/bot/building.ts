import type { Seat } from '@lantern/protocol/seat';
import type { Choice } from '../../kit/move';
import type { Random } from '../../kit/random';
import { type Creatable, SETTLEMENTS, UNITS, type UnitKind } from '../data/pieces';
import type { Square } from '../data/squares';
import { refuseCreation } from '../rules/creating';
import { incomeOf, upkeepOf } from '../rules/harvest';
import { allSquares, builtBy, metropolisOf, unitAt, unitSquares } from '../rules/squares';
import { playerOf } from '../rules/stock';
import type { Board } from '../state';
import { leastBy } from './leastBy';
import { eruptionRisk, goalsOf, stepsTo } from './threats';

/** Villages for each city after the first. */
const VILLAGES_A_CITY = 3;

/** The detour in steps that is accepted to avoid a volcano: a unit can walk away, a settlement cannot. */
const RISK = { unit: 6, settlement: 60 } as const;

/** The next creation (14.6), or the end of the turn. */
export function bestCreation(board: Board, seat: Seat, random: Random): Choice {
  const kinds: Creatable[] = [
    'village',
    ...(wantsCity(board, seat) ? (['city'] as const) : []),
    ...armyWanted(board, seat),
  ];
  const steps = stepsTo(board, goalsOf(board, seat));
  for (const kind of kinds) {
    const sites = allSquares(board).filter((square) => !refuseCreation(board, seat, kind, square));
    const settles = kind === 'city' || kind === 'village';
    const [towards, risk] = settles ? [-1, RISK.settlement] : [1, RISK.unit];
    const measure = (square: Square) => towards * (steps[square] ?? 0) + risk * eruptionRisk(board, square);
    const at = leastBy(sites, measure, random);
    if (at !== undefined) return { move: 'create', args: [kind, at] };
  }
  return { move: 'endTurn', args: [] };
}

/** The first city beside two villages, then one for every three. */
function wantsCity(board: Board, seat: Seat): boolean {
  const villages = builtBy(board, seat, 'village').length;
  const cities = builtBy(board, seat, 'city').length + metropolisOf(board, seat).length;
  return villages >= 2 && cities <= Math.floor(villages / VILLAGES_A_CITY);
}

/** The average grain of the next harvest, before which a volcano may erupt. */
function safeIncome(board: Board, seat: Seat): number {
  const lost = (kind: 'village' | 'city') =>
    builtBy(board, seat, kind).reduce((sum, square) => sum + eruptionRisk(board, square), 0) * SETTLEMENTS[kind].grain;
  return incomeOf(board, seat) - Math.round(lost('village') + lost('city'));
}

/** Units the coming harvest can feed, the strongest first. */
function armyWanted(board: Board, seat: Seat): UnitKind[] {
  const { grain, silo } = playerOf(board, seat);
  const spare = safeIncome(board, seat) - upkeepOf(board, seat) + (silo ? grain : 0);
  const affordable = (['tank', 'hover', 'infantry'] as const).filter((kind) => UNITS[kind].upkeep <= spare);
  const envoys = unitSquares(board, seat).filter((square) => unitAt(board, square)?.kind === 'diplomat').length;
  return envoys === 0 && spare > 0 && board.options.diplomats ? ['diplomat', ...affordable] : affordable;
}
