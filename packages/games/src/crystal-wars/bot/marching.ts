import type { Seat } from '@lantern/protocol/seat';
import type { Choice } from '../../kit/move';
import type { Random } from '../../kit/random';
import { mapTable } from '../data/maps';
import type { Square } from '../data/squares';
import { unmovedUnits } from '../rules/moving';
import { reachOf, vorticesFrom } from '../rules/reach';
import { allSquares, groundAt, isHome, isVortex, unitAt } from '../rules/squares';
import type { Board, Unit } from '../state';
import { attacksFrom } from './attacks';
import { leastBy } from './leastBy';
import { eruptionRisk, expectedLoss, goalsOf, stepsTo, type Threats, threatenedBy, threatsTo } from './threats';
import { unitWorth } from './worth';

/** The data the bot uses while it moves, computed once per decision. */
interface Situation {
  board: Board;
  seat: Seat;
  steps: readonly number[];
  threats: Threats;
  threatened: readonly Square[];
}

/** The least gain that is worth moving for. */
const IMPROVEMENT = 0.01;
/** The value of places, in steps towards a goal. */
const GUARDS = 2;
const STRIKES = 1;
const HOLDS_GOLD = 2;

/** Returns the movement that improves a unit's place most; `undefined` if none does. */
export function bestMovement(board: Board, seat: Seat, random: Random): Choice | undefined {
  const threats = threatsTo(board, seat);
  const situation: Situation = {
    board,
    seat,
    steps: stepsTo(board, goalsOf(board, seat)),
    threats,
    threatened: threatenedBy(board, seat, threats),
  };
  const movements = unmovedUnits(board, seat)
    .filter((from) => !guardsHome(board, seat, from))
    .flatMap((from) => {
      const stay = scoreAt(situation, from, from) + IMPROVEMENT;
      const gainOf = ({ args }: Choice) => scoreAt(situation, from, args[1] as Square) - stay;
      return movementsOf(board, from).map((choice) => ({ choice, gain: gainOf(choice) }));
    })
    .filter(({ gain }) => gain > 0);
  return leastBy(movements, ({ gain }) => -gain, random)?.choice;
}

function movementsOf(board: Board, from: Square): Choice[] {
  return [
    ...[...reachOf(board, from).keys()].map((to) => ({ move: 'moveUnit', args: [from, to] })),
    ...vorticesFrom(board, from).map((to) => ({ move: 'teleport', args: [from, to] })),
  ];
}

/** The unit keeps others from coming through the vortex at home. */
function guardsHome(board: Board, seat: Seat, from: Square): boolean {
  if (!isVortex(board, from) || !isHome(board, seat, from)) return false;
  return allSquares(board).some((square) => {
    const unit = unitAt(board, square);
    return unit !== undefined && unit.owner !== seat && isVortex(board, square);
  });
}

/** The value of moving the unit from `from` to `to`: near a goal, able to strike, guarding, not in danger. */
function scoreAt({ board, seat, steps, threats, threatened }: Situation, from: Square, to: Square): number {
  const moved = from === to ? board : withUnitMoved(board, from, to);
  const strike = strikeWorth(moved, seat, to);
  const guards = threatened.some((square) => groundAt(board, square).ring.includes(to));
  return (
    -(steps[to] ?? 0) +
    strike +
    (guards ? GUARDS : 0) +
    (isAtGold(board, to) ? HOLDS_GOLD : 0) -
    expectedLoss(moved, seat, to, threats) -
    eruptionRisk(board, to) * unitWorth(board, from)
  );
}

/** The value of the unit's possible fights from there; a fight that is forced may be a loss (R7.9). */
function strikeWorth(board: Board, seat: Seat, at: Square): number {
  const attacks = attacksFrom(board, seat, at);
  const best = Math.max(0, ...attacks.map(({ worth }) => worth));
  if (best > 0) return STRIKES + best;
  const battles = attacks.filter(({ choice }) => choice.move === 'battle').map(({ worth }) => worth);
  return battles.length > 0 && board.options.combatDuty === 'mandatory' ? Math.max(...battles) : 0;
}

function isAtGold(board: Board, square: Square): boolean {
  const { gold } = mapTable(board.map);
  return gold !== null && groundAt(board, gold.at).ring.includes(square);
}

function withUnitMoved(board: Board, from: Square, to: Square): Board {
  const pieces = [...board.pieces];
  pieces[to] = { ...(pieces[from] as Unit), moved: true };
  pieces[from] = null;
  return { ...board, pieces };
}
