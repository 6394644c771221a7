import { geometryOf } from '@lantern/games/crystal-wars/board';
import { MAP_IDS, MAPS } from '@lantern/games/crystal-wars/data/maps';
import { layoutOf, turnFor, UNIT } from './layout';

const TURNS = [0, 1, 2, 3];
const ALL = MAP_IDS.flatMap((map) => TURNS.map((turn) => [map, turn] as const));
const AHEAD = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

test.each(ALL)(
  'on %s, turned %i times, every arrow points at a square The Flow leads to, or off the map',
  (map, turn) => {
    const { fields } = layoutOf(map, turn);
    const { squares } = geometryOf(map);
    for (const { square, cell, exits } of fields) {
      const flow = (squares[square]?.steps ?? []).filter((step) => step.flow).map(({ to }) => to);
      const ahead = exits.flatMap((exit) => {
        const { x, y } = AHEAD[exit] as { x: number; y: number };
        return fields.filter((other) => {
          const [dx, dy] = [(other.cell.x - cell.x) / UNIT, (other.cell.y - cell.y) / UNIT];
          return dx * x + dy * y === 1 && Math.abs(dx * y) + Math.abs(dy * x) < 1;
        });
      });
      const seam = (other: number) => !squares[square]?.orthogonal.includes(other);
      expect(
        ahead
          .map((other) => other.square)
          .filter((other) => !seam(other))
          .sort(),
      ).toEqual(flow.sort());
    }
  },
);

test.each(ALL)('on %s, turned %i times, every square is within the drawing and none overlap', (map, turn) => {
  const { fields, width, height } = layoutOf(map, turn);
  for (const { cell } of fields) {
    expect(cell.x).toBeGreaterThanOrEqual(0);
    expect(cell.y).toBeGreaterThanOrEqual(0);
    expect(cell.x + UNIT).toBeLessThanOrEqual(width);
    expect(cell.y + UNIT).toBeLessThanOrEqual(height);
  }
  expect(new Set(fields.map(({ cell }) => `${cell.x} ${cell.y}`)).size).toBe(fields.length);
});

test.each([
  ['duel', '0', 0],
  ['duel', '1', 2],
  ['duelLong', '1', 2],
  ['cross', '0', 2],
  ['cross', '1', 1],
  ['cross', '2', 0],
  ['cross', '3', 3],
  ['metropolis', '0', 0],
  ['triangle', null, 0],
] as const)('%s is turned so that the home of seat %s lies nearest', (map, seat, turn) => {
  const homes = MAPS[map].coasters.map(({ role }) => String(role));
  expect(turnFor({ map, homes }, seat)).toBe(turn);
});

test.each([
  [{ width: 480, height: 360 }, [1, 3]],
  [{ width: 374, height: 560 }, [0, 2]],
])('a long map is turned only in a wide space: %p', (room, turns) => {
  const homes = MAPS.duelLong.coasters.map(({ role }) => String(role));
  expect(turns).toContain(turnFor({ map: 'duelLong', homes }, '0', room));
});
