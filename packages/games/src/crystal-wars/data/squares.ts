/** A square of a map: 9 × coaster + digit − 1 (10.1). */
export type Square = number;

/** Coasters are named A, B, C … in the order of their map. */
const LETTERS = 'ABCDEFGHI';

/** "A1" for 0, "B9" for 17. */
export function squareName(square: Square): string {
  return `${LETTERS[Math.floor(square / 9)]}${(square % 9) + 1}`;
}

/** The square of a name: 17 for "B9". */
export function squareNamed(name: string): Square {
  return 9 * LETTERS.indexOf(name.charAt(0)) + Number(name.slice(1)) - 1;
}

/** The digit of the vortex (R1.1). */
export const CENTRE = 5;
