import { seededRandom } from '@lantern/games/kit/random';
import { arrivals } from './poisson';

const RATE = 150;
const moments = arrivals(RATE, 100, seededRandom('poisson'));

test('the number of arrivals follows the rate', () => {
  expect(moments.length / 100 / RATE).toBeCloseTo(1, 1);
});

test('arrivals are in order and within the time', () => {
  expect([...moments].sort((a, b) => a - b)).toEqual(moments);
  expect(Math.max(...moments)).toBeLessThan(100_000);
});

test('the intervals are spread like those of a Poisson process: the standard deviation equals the mean', () => {
  const gaps = moments.slice(1).map((at, index) => at - (moments[index] as number));
  const mean = gaps.reduce((sum, gap) => sum + gap) / gaps.length;
  const deviation = Math.sqrt(gaps.reduce((sum, gap) => sum + (gap - mean) ** 2, 0) / gaps.length);
  expect(deviation / mean).toBeCloseTo(1, 1);
});
