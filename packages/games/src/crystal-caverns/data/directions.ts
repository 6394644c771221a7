/** North, east, south, west. */
export const DIRS = [0, 1, 2, 3] as const;
export type Dir = (typeof DIRS)[number];

/** One step in each direction; `y` grows southwards (R1.1). */
export const VECTORS: readonly (readonly [dx: number, dy: number])[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** The opposite direction. */
export function opposite(dir: Dir): Dir {
  return ((dir + 2) % 4) as Dir;
}
