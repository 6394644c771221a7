import { seededRandom } from '@lantern/games/kit/random';
import { trendOf } from './trend';

const ALLOWED = { share: 0.05, least: 1 };
const random = seededRandom('noise');
const noise = (size: number) => random.die(2 * size + 1) - size - 1;
const flat = (samples: number[]) => trendOf(samples, ALLOWED).flat;
const row = (at: (index: number) => number) => Array.from({ length: 24 }, (_, index) => at(index));

test('a level with noise is flat', () => expect(flat(row(() => 100 + noise(10)))).toBe(true));

test('a sawtooth is flat, however deep its teeth', () =>
  expect(flat(row((index) => 100 + (index % 4) * 10))).toBe(true));

test('single peaks do not matter', () => {
  expect(flat(row((index) => (index === 3 || index === 23 ? 500 : 100 + noise(2))))).toBe(true);
});

test('a falling quantity is flat', () => expect(flat(row((index) => 200 - index))).toBe(true));

test('steady growth is found below noise larger than each of its steps', () => {
  expect(flat(row((index) => 100 + index + noise(6)))).toBe(false);
});

test('growth may be exactly as large as allowed, by share or by number', () => {
  expect(flat(row((index) => 100 + (index * 5) / 23))).toBe(true);
  expect(flat(row((index) => 100 + (index * 6) / 23))).toBe(false);
  expect(flat(row((index) => index / 23))).toBe(true);
  expect(flat(row((index) => (index * 1.2) / 23))).toBe(false);
});

test('the growth is that over the whole time', () => {
  expect(
    trendOf(
      row((index) => 100 + 2 * index),
      ALLOWED,
    ),
  ).toEqual({ level: 123, growth: 46, flat: false });
});

test('too few samples are refused', () => expect(() => trendOf([1, 2, 3], ALLOWED)).toThrow('8 samples'));
