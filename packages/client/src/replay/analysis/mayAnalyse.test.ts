import { mayAnalyse } from './mayAnalyse';

test.each([
  [9, false],
  [10, true],
])('a match of %s moves may be analysed: %s', (moves, may) => {
  expect(mayAnalyse(moves)).toBe(may);
});
