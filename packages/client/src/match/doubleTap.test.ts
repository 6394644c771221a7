import { isDoubleTap } from './doubleTap';

const sent = (choice: string, at: number) => ({ choice, at });

test.each([
  ['the same move at once', sent('["ready",[]]', 0), sent('["ready",[]]', 200), true],
  ['another move', sent('["ready",[]]', 0), sent('["shop",[]]', 200), false],
  ['the same move much later', sent('["ready",[]]', 0), sent('["ready",[]]', 5000), false],
  ['the first move', undefined, sent('["ready",[]]', 0), false],
])('%s', (_what, before, now, double) => {
  expect(isDoubleTap(before, now)).toBe(double);
});
