import { median, quantile } from './quantiles';

test('the quantile of no numbers is 0, and the last one is the maximum', () => {
  expect(quantile([], 0.5)).toBe(0);
  expect(quantile([3, 1, 2], 1)).toBe(3);
  expect(quantile([3, 1, 2], 0.5)).toBe(2);
});

test('the median is the middle number, or half-way between the two in the middle', () => {
  expect([median([9, 1, 2]), median([4, 1, 2, 30]), median([])]).toEqual([2, 3, Number.NaN]);
});
