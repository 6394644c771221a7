import type { Square } from '../data/squares';

/** The first of the squares for which the measure is least. */
export function leastBy(squares: readonly Square[], measure: (square: Square) => number): Square | undefined {
  const least = Math.min(...squares.map(measure));
  return squares.find((square) => measure(square) === least);
}
