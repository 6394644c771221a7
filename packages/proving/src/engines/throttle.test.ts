import { Throttle } from './throttle';

test('data arrives after its transmission time and the delay', () => {
  expect(new Throttle(75, 1000).arrivesIn(500, 0)).toBe(575);
});

test('data waits for earlier data, and not once that was sent', () => {
  const throttle = new Throttle(0, 1000);
  expect(throttle.arrivesIn(500, 0)).toBe(500);
  expect(throttle.arrivesIn(100, 400)).toBe(200);
  expect(throttle.arrivesIn(100, 5000)).toBe(100);
});
