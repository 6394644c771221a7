import type { MapId } from '../data/maps';
import { MAP_IDS } from '../data/maps';
import { squareName, squareNamed } from '../data/squares';
import { geometryOf } from './geometry';

/** A border between two coasters: opposite squares, in order along it. */
type Border = string;

const SQUARE: Border[] = ['A1-B3 A4-B6 A7-B9', 'A1-D7 A2-D8 A3-D9', 'B1-C7 B2-C8 B3-C9', 'C3-D1 C6-D4 C9-D7'];

interface Contacts {
  borders: Border[];
  corners: string;
  sides?: string;
  seams?: string;
}

const OFFSET: Contacts = {
  borders: ['A1-B7 A2-B8 A3-B9'],
  corners: '',
  sides: 'A3-C7 A6-C7 B6-C1 B9-C1',
  seams: 'A3-C4 B9-C4',
};

const RING: Contacts = {
  borders: [
    'A3-B1 A6-B4 A9-B7',
    'A7-H1 A8-H2 A9-H3',
    'B3-C1 B6-C4 B9-C7',
    'B7-I1 B8-I2 B9-I3',
    'C7-D1 C8-D2 C9-D3',
    'D1-I3 D4-I6 D7-I9',
    'D7-E1 D8-E2 D9-E3',
    'E1-F3 E4-F6 E7-F9',
    'F1-G3 F4-G6 F7-G9',
    'F1-I7 F2-I8 F3-I9',
    'G1-H7 G2-H8 G3-H9',
    'H3-I1 H6-I4 H9-I7',
  ],
  corners: 'A9-I1 B7-H3 B9-D1 C7-I3 D7-F3 E1-I9 F1-H9 G3-I7',
};

/** The squares that touch across borders (10.3); inside a coaster all maps are alike. */
const ACROSS: Record<MapId, Contacts> = {
  duel: { borders: ['A1-B7 A2-B8 A3-B9'], corners: '' },
  duelLong: { borders: ['A1-C7 A2-C8 A3-C9', 'B7-C1 B8-C2 B9-C3'], corners: '' },
  duelSquare: {
    borders: ['A1-C7 A2-C8 A3-C9', 'A3-D1 A6-D4 A9-D7', 'B1-C3 B4-C6 B7-C9', 'B7-D1 B8-D2 B9-D3'],
    corners: 'A3-B7 C9-D1',
  },
  duelWide: {
    borders: ['A1-C7 A2-C8 A3-C9', 'A3-B1 A6-B4 A9-B7', 'B1-D7 B2-D8 B3-D9', 'C3-D1 C6-D4 C9-D7'],
    corners: 'A3-D7 B1-C9',
  },
  triangle: {
    borders: ['B1-C3 B4-C6 B7-C9'],
    corners: '',
    sides: 'A7-C2 A7-C3 A9-B1 A9-B2',
    seams: 'A8-B1 A8-C3',
  },
  triangleLarge: {
    borders: ['B1-F3 B4-F6 B7-F9', 'C1-D3 C4-D6 C7-D9', 'D1-E3 D4-E6 D7-E9'],
    corners: '',
    sides: 'A7-F2 A7-F3 A9-B1 A9-B2 B7-D3 B9-C1 B9-C2 D1-F9 E2-F7 E3-F7',
    seams: 'A8-B1 A8-F3 B7-D2 B8-C1 B8-D3 D1-F8 D2-F9 E3-F8',
  },
  square3: { borders: SQUARE, corners: 'A1-C9 B3-D7' },
  goldSquare: { borders: SQUARE, corners: 'A1-C9 B3-D7' },
  square4: {
    borders: ['A3-B1 A6-B4 A9-B7', 'A7-D1 A8-D2 A9-D3', 'B7-C1 B8-C2 B9-C3', 'C1-D3 C4-D6 C7-D9'],
    corners: 'A9-C1 B7-D3',
  },
  cross: {
    borders: ['A7-E1 A8-E2 A9-E3', 'B1-E3 B4-E6 B7-E9', 'C1-E7 C2-E8 C3-E9', 'D3-E1 D6-E4 D9-E7'],
    corners: 'A7-D3 A9-B1 B7-C3 C1-D9',
  },
  goldOffset: OFFSET,
  goldFar: OFFSET,
  ring: RING,
  metropolis: RING,
};

/** Squares, pairs by a side, pairs by a corner, steps with the flow (10.3). */
const COUNTS: Record<MapId, number[]> = {
  duel: [18, 27, 20, 42],
  duelLong: [27, 42, 32, 66],
  duelSquare: [36, 60, 50, 92],
  duelWide: [36, 60, 50, 92],
  triangle: [27, 43, 30, 67],
  square3: [36, 60, 50, 92],
  triangleLarge: [54, 91, 68, 142],
  square4: [36, 60, 50, 92],
  cross: [45, 72, 60, 112],
  ring: [81, 144, 128, 224],
  goldOffset: [27, 43, 30, 65],
  goldFar: [27, 43, 30, 65],
  goldSquare: [36, 60, 50, 92],
  metropolis: [81, 144, 128, 224],
};

/** The width and height of the maps in squares. */
const SIZES: Record<MapId, [width: number, height: number]> = {
  duel: [3, 6],
  duelLong: [3, 9],
  duelSquare: [6, 6],
  duelWide: [6, 6],
  triangle: [6, 6],
  square3: [6, 6],
  triangleLarge: [9, 9],
  square4: [6, 6],
  cross: [9, 9],
  ring: [9, 9],
  goldOffset: [6, 6],
  goldFar: [6, 6],
  goldSquare: [6, 6],
  metropolis: [9, 9],
};

const words = (list: string) => list.split(' ').filter(Boolean);

/** Of a border p-q p'-q' p''-q'' the squares at an angle: p-q' p'-q p'-q'' p''-q'. */
function crossed(border: Border): string[] {
  const pairs = words(border).map((pair) => pair.split('-') as [string, string]);
  return pairs.flatMap(([one], at) =>
    pairs.flatMap(([, other], beside) => (Math.abs(at - beside) === 1 ? [`${one}-${other}`] : [])),
  );
}

/** Pairs of squares of different coasters that touch, by a side or only by a corner, each once. */
function across(map: MapId, bySide: boolean): string[] {
  return geometryOf(map).squares.flatMap(({ ring, orthogonal, coaster }, square) =>
    ring
      .filter((to) => orthogonal.includes(to) === bySide)
      .filter((to) => to > square && geometryOf(map).squares[to]?.coaster !== coaster)
      .map((to) => `${squareName(square)}-${squareName(to)}`),
  );
}

describe.each(MAP_IDS)('R1.3 the map %s', (map) => {
  const { squares } = geometryOf(map);

  test('R1.4, R1.6 touches across borders as the table says', () => {
    const { borders, corners, sides = '', seams = '' } = ACROSS[map];
    expect(across(map, true).sort()).toEqual([...borders.flatMap(words), ...words(sides)].sort());
    expect(across(map, false).sort()).toEqual([...borders.flatMap(crossed), ...words(corners), ...words(seams)].sort());
  });

  test('has the squares, pairs and flow steps of the table', () => {
    const sides = squares.flatMap(({ steps }) => steps);
    const ring = squares.flatMap(({ ring: around }) => around);
    const flow = sides.filter((step) => step.flow);
    expect([squares.length, sides.length / 2, (ring.length - sides.length) / 2, flow.length]).toEqual(COUNTS[map]);
  });

  test('is as wide and as high as its squares lie', () => {
    const { width, height } = geometryOf(map);
    expect([width, height]).toEqual(SIZES[map]);
    const [columns, rows] = [squares.map(({ x }) => x), squares.map(({ y }) => y)];
    expect([Math.min(...columns), Math.max(...columns) + 1]).toEqual([0, width]);
    expect([Math.min(...rows), Math.max(...rows) + 1]).toEqual([0, height]);
  });

  test('I13 touching is mutual, and nobody steps across a seam', () => {
    squares.forEach(({ ring, orthogonal }, square) => {
      for (const to of ring) expect(squares[to]?.ring).toContain(square);
      for (const to of orthogonal) expect(squares[to]?.orthogonal).toContain(square);
    });
    for (const seam of words(ACROSS[map].seams ?? '')) {
      const [one, other] = seam.split('-').map(squareNamed) as [number, number];
      expect(squares[one]?.orthogonal).not.toContain(other);
      expect(squares[one]?.ring).toContain(other);
    }
  });
});

test('R1.2 arrows turn with their coaster: 28 on each, the marked corner first', () => {
  const arrows = (map: MapId, coaster: number) =>
    geometryOf(map)
      .squares.filter((ground) => ground.coaster === coaster)
      .map((ground) => ground.arrows.join(''));
  const turned = [arrows('duel', 0), arrows('triangle', 2), arrows('duel', 1), arrows('duelSquare', 1)];
  for (const one of turned) expect(one.join('')).toHaveLength(28);
  const to = [3, 6, 9, 2, 5, 8, 1, 4, 7];
  const clockwise: Record<string, string> = { N: 'E', E: 'S', S: 'W', W: 'N' };
  turned.slice(1).forEach((after, turn) => {
    to.forEach((digit, at) => {
      const before = [...(turned[turn]?.[at] ?? '')].map((arrow) => clockwise[arrow]);
      expect([...(after[digit - 1] ?? '')].sort()).toEqual(before.sort());
    });
  });
});

test('R1.5 the direction of a step is that of the coordinate that differs by one, also between offset coasters', () => {
  const steps = (map: MapId, from: string) => {
    const found = geometryOf(map).squares[squareNamed(from)]?.steps ?? [];
    return Object.fromEntries(found.map(({ to, direction }) => [squareName(to), direction]));
  };
  expect(steps('duel', 'A1')).toEqual({ A2: 'E', A4: 'S', B7: 'N' });
  expect(steps('duel', 'A5')).toEqual({ A2: 'N', A4: 'W', A6: 'E', A8: 'S' });
  expect(steps('triangle', 'A7')).toEqual({ A4: 'N', A8: 'E', C2: 'S', C3: 'S' });
  expect(steps('goldOffset', 'B9')).toEqual({ A3: 'S', B6: 'N', B8: 'W', C1: 'E' });
});

test('R1.1 the centre of each coaster is its fifth square', () => {
  for (const { centre, digit } of geometryOf('metropolis').squares) expect(centre).toBe(digit === 5);
});
