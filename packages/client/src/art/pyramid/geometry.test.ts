import { type Face, facesOf, PROPORTIONS, type PyramidSize } from './geometry';

const SIZES: PyramidSize[] = [1, 2, 3];
const HEADINGS = [0, 45, 90, 135, 180, 225, 270, 315];

function extent(faces: readonly Face[]): { width: number; height: number } {
  const points = faces.flatMap(({ points: own }) => own);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { width: Math.max(...xs) - Math.min(...xs), height: Math.max(...ys) - Math.min(...ys) };
}

describe('a standing pyramid', () => {
  it.each(SIZES)('of size %i shows two faces, one of which carries the pips', (size) => {
    const faces = facesOf(size, { kind: 'upright' });
    expect(faces).toHaveLength(2);
    expect(faces.filter(({ pips }) => pips)).toHaveLength(1);
  });

  it('stands taller than it is wide', () => {
    const { width, height } = extent(facesOf(3, { kind: 'upright' }));
    expect(height).toBeGreaterThan(width);
  });
});

describe('a lying pyramid', () => {
  it.each(HEADINGS)('shows the face with its pips when pointing to %i degrees', (heading) => {
    for (const size of SIZES) {
      expect(facesOf(size, { kind: 'lying', heading }).some(({ pips }) => pips)).toBe(true);
    }
  });

  it('points up the screen at heading 0: its base is at the lower end', () => {
    const base = facesOf(2, { kind: 'lying', heading: 0 }).find(({ points }) => points.length === 4);
    expect(base).toBeDefined();
    expect(base?.points.every(([, y]) => y > 0)).toBe(true);
  });

  it('points to the right at heading 90: it is longer than wide', () => {
    const { width, height } = extent(facesOf(3, { kind: 'lying', heading: 90 }));
    expect(width).toBeGreaterThan(height);
    expect(width).toBeGreaterThan(PROPORTIONS[3].height);
  });
});
