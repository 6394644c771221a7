import { Pace } from './pace';

test('data arrives after its transmission time and the delay', () => {
  expect(new Pace(75, 1000).arrivesIn(500, 0)).toBe(575);
});

test('data waits for earlier data, and not once that was sent', () => {
  const pace = new Pace(0, 1000);
  expect(pace.arrivesIn(500, 0)).toBe(500);
  expect(pace.arrivesIn(100, 400)).toBe(200);
  expect(pace.arrivesIn(100, 5000)).toBe(100);
});
