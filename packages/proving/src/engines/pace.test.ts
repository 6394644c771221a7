import { Pace } from './pace';

test('what is sent arrives after its time on the wire and on the way', () => {
  expect(new Pace(75, 1000).arrivesIn(500, 0)).toBe(575);
});

test('what is sent later waits for what was sent before, and for nothing once that has left', () => {
  const pace = new Pace(0, 1000);
  expect(pace.arrivesIn(500, 0)).toBe(500);
  expect(pace.arrivesIn(100, 400)).toBe(200);
  expect(pace.arrivesIn(100, 5000)).toBe(100);
});
