/** Up, right, down and left on the drawn map. */
export type Direction = 'N' | 'E' | 'S' | 'W';

/** Quarter turns clockwise of a coaster; 0 has the marked corner at the top left. */
export type QuarterTurns = 0 | 1 | 2 | 3;

/** The arrows on the squares 1 to 9 of a coaster, by its quarter turns (10.2). */
export const ARROWS: Readonly<Record<QuarterTurns, readonly string[]>> = {
  0: ['NES', 'ESW', 'NEW', 'NEW', 'NES', 'NES', 'ESW', 'NESW', 'NEW'],
  1: ['NSW', 'NES', 'ESW', 'NESW', 'ESW', 'NSW', 'NES', 'ESW', 'NES'],
  2: ['ESW', 'NESW', 'NEW', 'NSW', 'NSW', 'ESW', 'ESW', 'NEW', 'NSW'],
  3: ['NSW', 'NEW', 'NSW', 'NES', 'NEW', 'NESW', 'NEW', 'NSW', 'NES'],
};
