/** A screen size to check, and the share that belongs to the board (design: the board is king). */
export interface Size {
  width: number;
  height: number;
  /** The minimum share of the board: of the height in portrait, of the width in landscape; `null` if there is none. */
  board?: { of: 'height' | 'width'; least: number; deciding: number };
}

export const SIZES: readonly Size[] = [
  { width: 390, height: 844, board: { of: 'height', least: 0.55, deciding: 0.4 } },
  { width: 360, height: 640, board: { of: 'height', least: 0.45, deciding: 0.4 } },
  { width: 844, height: 390, board: { of: 'width', least: 0.55, deciding: 0.55 } },
  { width: 820, height: 1180, board: { of: 'height', least: 0.55, deciding: 0.4 } },
  { width: 1440, height: 900 },
];
