import type { Value } from '../cards';
import { pointsFor } from './points';

test.each<[Value, Value, number]>([
  [5, 4, 4],
  [4, 4, 8],
  [3, 4, 0],
])('R2 a %i on a die of %i scores %i', (card, die, points) => {
  expect(pointsFor(card, die)).toBe(points);
});
