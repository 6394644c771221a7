import type { Seat } from '@lantern/protocol/seat';
import type { Choice } from '../../kit/move';
import type { Random } from '../../kit/random';
import type { Square } from '../data/squares';
import { shortageOf, upkeepAt } from '../rules/harvest';
import { bestOf } from '../rules/scoring';
import { allSquares, groundAt, livingSeats, pieceAt, settlementAt, unitAt, unitSquares } from '../rules/squares';
import type { Board } from '../state';
import { leastBy } from './leastBy';
import { stepsTo } from './threats';
import { unitWorth } from './worth';

/** The answer to the open question (14.5). */
export function answerTo(board: Board, seat: Seat, random: Random): Choice | undefined {
  const { question } = board;
  if (!question) return undefined;
  const { kind, candidates } = question;
  switch (kind) {
    case 'casualty':
      return { move: 'chooseCasualty', args: [casualty(board, seat, candidates, random)] };
    case 'militia':
      return { move: 'placeMilitia', args: [towardsEnemies(board, seat, candidates, random)] };
    case 'riots':
      return { move: 'chooseRiot', args: [riotousCity(board, seat, candidates, random)] };
  }
}

/** The best unit of an enemy, or the bot's worst. */
function casualty(board: Board, seat: Seat, candidates: readonly Square[], random: Random): Square | undefined {
  const measure = (square: Square) => {
    const worth = unitWorth(board, square);
    return unitAt(board, square)?.owner === seat ? worth : -worth;
  };
  return leastBy(candidates, measure, random);
}

function towardsEnemies(board: Board, seat: Seat, candidates: readonly Square[], random: Random): Square | undefined {
  const steps = stepsToEnemies(board, seat);
  return leastBy(candidates, (square) => steps[square] ?? 0, random);
}

/** A city of the strongest enemy, if that is allowed; otherwise the bot's city farthest from the front. */
function riotousCity(board: Board, seat: Seat, candidates: readonly Square[], random: Random): Square | undefined {
  const steps = stepsToEnemies(board, seat);
  const enemies = livingSeats(board).filter((other) => {
    return other !== seat && candidates.some((square) => pieceAt(board, square)?.owner === other);
  });
  const owners: readonly (Seat | null | undefined)[] = enemies.length > 0 ? bestOf(board, enemies) : [seat];
  const preferred = candidates.filter((square) => owners.includes(pieceAt(board, square)?.owner));
  return leastBy(preferred, (square) => -(steps[square] ?? 0), random);
}

function stepsToEnemies(board: Board, seat: Seat): number[] {
  const enemies = livingSeats(board).filter((other) => other !== seat);
  return stepsTo(
    board,
    enemies.flatMap((enemy) => unitSquares(board, enemy)),
  );
}

/** The unit that is missed least: it covers the shortage exactly, guards no settlement, is worth little for its food. */
export function leastMissed(board: Board, seat: Seat, random: Random): Square | undefined {
  const shortage = shortageOf(board, seat);
  const own = allSquares(board).filter((square) => settlementAt(board, square)?.owner === seat);
  const measure = (square: Square) => {
    const upkeep = upkeepAt(board, square);
    const guards = own.some((settlement) => groundAt(board, settlement).ring.includes(square));
    return (upkeep === shortage ? 0 : 100) + (guards ? 10 : 0) + unitWorth(board, square) / upkeep;
  };
  return leastBy(unitSquares(board, seat), measure, random);
}
