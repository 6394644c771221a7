import { currentsOf } from './currents';
import { groundOf, type Land } from './lands';

/** Returns the mean of the points of a path. */
function middle(path: string): [number, number] {
  const points = [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
  const mean = (at: 0 | 1) => points.reduce((sum, point) => sum + point[at], 0) / points.length;
  return [Math.round(mean(0)), Math.round(mean(1))];
}

test.each([
  ['up', 0, 0, -1],
  ['right', 1, 1, 0],
  ['down', 2, 0, 1],
  ['left', 3, -1, 0],
])('a current that runs %s crosses that edge of its square and keeps right', (_, turn, right, down) => {
  const [x, y] = middle(currentsOf([{ plot: [100, 200], turn }]).bodies);
  const [across, along] = [x - 100, y - 200];
  expect(across * right + along * down).toBeGreaterThan(35);
  expect(across * right + along * down).toBeLessThan(65);
  // To the right of its direction.
  expect(along * right - across * down).toBeGreaterThan(5);
});

test('two opposite currents across the same edge do not overlap', () => {
  const there = middle(currentsOf([{ plot: [0, 0], turn: 1 }]).bodies);
  const back = middle(currentsOf([{ plot: [100, 0], turn: 3 }]).bodies);
  expect(Math.abs(there[1] - back[1])).toBeGreaterThan(15);
});

test.each<Land>(['moss', 'desert', 'dunes', 'ice', 'swamp', 'rock'])(
  '%s is drawn with valid numbers only, the same each time',
  (land) => {
    const ground = groundOf(land);
    expect(groundOf(land)).toEqual(ground);
    for (const path of Object.values(ground)) expect(path).toMatch(/^[MmLlHhVvCcQqTtAaZz\d .-]*$/);
  },
);
