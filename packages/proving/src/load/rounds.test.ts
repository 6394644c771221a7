import { spreadOf, spreadText } from './rounds';

test.each([
  [[3], { median: 3, low: 3, high: 3 }],
  [[9, 1, 2], { median: 2, low: 1, high: 9 }],
  [[4, 1], { median: 2.5, low: 1, high: 4 }],
])('the summary of %j is the median with the range', (found, spread) => {
  expect(spreadOf(found)).toEqual(spread);
});

test('without figures there is no summary', () => {
  expect([spreadOf([]), spreadText(undefined)]).toEqual([undefined, '']);
});

test('a single round has no range', () => {
  expect([spreadText(spreadOf([2])), spreadText(spreadOf([2, 300, 4]))]).toEqual(['2.00', '4.00 (2.00–300)']);
});
