import type { Cell } from './cells';

/** The centres of columns in units of the drawing, which are pixels if a colony is 390 wide. Outer columns are closer. */
const COLUMNS = [0, 57, 109.5, 159] as const;
/** The boundaries between neighbouring columns, and the outer edge of the last one. */
const EDGES = [28.5, 83, 134, 190] as const;
/** The horizontal scale of each row, from back to front: farther rows are narrower. */
const NARROWED: Readonly<Record<number, number>> = { [-1]: 0.97, 0: 1, 1: 1.02 };

const WIDTH = 390;
/** The space above the centre of the back row for towers, and below that of the front row for its wall. */
const SPACE_ABOVE = 60;
const SPACE_BELOW = 36;

/**
 * The distance between the rows of a colony. It depends on the height of the window; the minimum keeps each place 44
 * pixels high.
 */
export const PITCH = { least: 54, usual: 68, most: 80 };

export function sizeOf(pitch: number): { width: number; height: number } {
  return { width: WIDTH, height: 2 * pitch + SPACE_ABOVE + SPACE_BELOW };
}

/** The `viewBox` of a colony: the foot of the capital is at 0, 0. */
export function viewBoxOf(pitch: number): string {
  const { width, height } = sizeOf(pitch);
  return `${-width / 2} ${-pitch - SPACE_ABOVE} ${width} ${height}`;
}

/** Returns the pitch with which a colony as wide as its window has at most this height, both in pixels. */
export function pitchFor(width: number, height: number): number {
  const fitting = ((height * WIDTH) / width - SPACE_ABOVE - SPACE_BELOW) / 2;
  return Math.round(Math.min(PITCH.most, Math.max(PITCH.least, fitting)));
}

/** Returns the position of the foot of a piece on a cell. */
export function footOf({ x, y }: Cell, pitch: number): { x: number; y: number } {
  const column = (COLUMNS[Math.abs(x)] ?? 0) * Math.sign(x);
  return { x: round(column * (NARROWED[y] ?? 1)), y: y * pitch };
}

/** Returns the tap area of a cell, in percent of the width and height of the colony. */
export function boxOf({ x, y }: Cell, pitch: number): { left: number; top: number; width: number; height: number } {
  const size = sizeOf(pitch);
  const column = Math.abs(x);
  const inner = column === 0 ? -EDGES[0] : (EDGES[column - 1] ?? 0);
  const outer = EDGES[column] ?? 0;
  return {
    left: (100 * (size.width / 2 + (x < 0 ? -outer : inner))) / size.width,
    top: (100 * ((y - 0.5) * pitch + pitch + SPACE_ABOVE - 4)) / size.height,
    width: (100 * (outer - inner)) / size.width,
    height: (100 * pitch) / size.height,
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;
