import type { Seat } from '@lantern/protocol/seat';
import { mapTable } from '../data/maps';
import { SETTLEMENTS } from '../data/pieces';
import type { Square } from '../data/squares';
import { oddsOf } from '../rules/combat/odds';
import { attackAt, defenceAt } from '../rules/combat/strength';
import { reachOf } from '../rules/reach';
import {
  allSquares,
  groundAt,
  isMountain,
  livingSeats,
  pieceAt,
  settlementAt,
  supportSquares,
  unitAt,
  unitSquares,
} from '../rules/squares';
import type { Board } from '../state';
import { unitWorth } from './worth';

/** More steps than any way has. */
const UNREACHABLE = 99;

/** Steps from every square to the nearest of some squares; only mountains are in the way. */
export function stepsTo(board: Board, goals: readonly Square[]): number[] {
  const steps = board.pieces.map(() => UNREACHABLE);
  let edge = [...goals];
  for (const goal of goals) steps[goal] = 0;
  for (let distance = 1; edge.length > 0; distance++) {
    const next: Square[] = [];
    for (const square of edge) {
      for (const to of groundAt(board, square).orthogonal) {
        if (steps[to] !== UNREACHABLE || isMountain(pieceAt(board, to))) continue;
        steps[to] = distance;
        next.push(to);
      }
    }
    edge = next;
  }
  return steps;
}

/** The goals of the seat's army: settlements that are not its own; in the scenario of gold, room around the mountain. */
export function goalsOf(board: Board, seat: Seat): Square[] {
  const { gold } = mapTable(board.map);
  const settlements = allSquares(board).filter((square) => {
    const settlement = settlementAt(board, square);
    return settlement !== undefined && settlement.owner !== seat;
  });
  if (board.options.scenario === 'metropolis') {
    const blocks = settlements.filter((square) => settlementAt(board, square)?.kind === 'metropolis');
    return blocks.length > 0 ? blocks : settlements;
  }
  return gold ? [...settlements, ...groundAt(board, gold.at).ring] : settlements;
}

/** For each enemy, the attack values that could be beside each square after that enemy's next movement. */
export type Threats = ReadonlyMap<Seat, readonly number[]>;

/** The force that every enemy could bring beside every square in its next turn. */
export function threatsTo(board: Board, seat: Seat): Threats {
  const threats = new Map<Seat, number[]>();
  for (const enemy of livingSeats(board)) {
    if (enemy === seat) continue;
    const strength = board.pieces.map(() => 0);
    for (const from of unitSquares(board, enemy)) {
      const beside = new Set([from, ...reachOf(board, from).keys()].flatMap((at) => groundAt(board, at).orthogonal));
      for (const square of beside) strength[square] = (strength[square] ?? 0) + attackAt(board, from);
    }
    threats.set(enemy, strength);
  }
  return threats;
}

/** The average loss of the unit on a square against the strongest enemy who can come. */
export function expectedLoss(board: Board, seat: Seat, square: Square, threats: Threats): number {
  const strength = strongest(threats, square);
  if (strength < defenceAt(board, square)) return 0;
  const friends = supportSquares(board, square).filter((at) => pieceAt(board, at)?.owner === seat);
  const own = [square, ...friends].reduce((sum, at) => sum + attackAt(board, at), 0);
  return (oddsOf(strength, own).win / 36) * unitWorth(board, square);
}

/** The chance that a volcano destroys the piece on a square before its owner's next turn. */
export function eruptionRisk(board: Board, square: Square): number {
  const isVolcano = (at: Square) => isMountain(pieceAt(board, at));
  const beside = groundAt(board, square).ring.filter(isVolcano);
  if (beside.length === 0 || board.options.bandits) return 0;
  const mountains = allSquares(board).filter(isVolcano);
  return (livingSeats(board).length / 6) * (beside.length / mountains.length);
}

/** The seat's settlements without a unit of its own around, which an enemy is strong enough to besiege next turn. */
export function threatenedBy(board: Board, seat: Seat, threats: Threats): Square[] {
  return allSquares(board).filter((square) => {
    const settlement = settlementAt(board, square);
    if (settlement?.owner !== seat || strongest(threats, square) < SETTLEMENTS[settlement.kind].defence) return false;
    return !groundAt(board, square).ring.some((at) => unitAt(board, at, seat));
  });
}

function strongest(threats: Threats, square: Square): number {
  return Math.max(0, ...[...threats.values()].map((strength) => strength[square] ?? 0));
}
