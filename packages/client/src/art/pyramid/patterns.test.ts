import { PROPORTIONS, type PyramidSize } from './geometry';
import { type PyramidPattern, patternPath } from './patterns';

const PATTERNS: PyramidPattern[] = ['stripes', 'dots', 'sun', 'waves', 'grid'];
const SIZES: PyramidSize[] = [1, 2, 3];
const CASES = PATTERNS.flatMap((pattern) => SIZES.map((size) => [pattern, size] as const));

/** The start of each line of a path, and the end of its straight lines. */
function points(path: string): (readonly [number, number])[] {
  return [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
}

test.each(CASES)('%s on a face of size %i stay within its edges', (pattern, size) => {
  const { base, height } = PROPORTIONS[size];
  const slant = Math.hypot(height, base / 2);
  const drawn = points(patternPath(pattern, size, false));
  expect(drawn.length).toBeGreaterThan(0);
  for (const [x, y] of drawn) {
    expect(y).toBeGreaterThan(0);
    expect(Math.abs(x)).toBeLessThan((base / 2) * (1 - y / slant) + 1e-9);
  }
});

test.each(CASES)('%s on the face of size %i with the pips leave the pips free', (pattern, size) => {
  for (const [, y] of points(patternPath(pattern, size, true))) expect(y).toBeGreaterThan(0.19 + 0.11);
});
