import { gainOf } from './Flashes';

test.each([
  ['of one pool is what was made', 1, 1, '1'],
  ['of one pool on doubles is two (R6.3)', 2, 1, '2'],
  ['is not told if two pools share it: one of them may be full', 2, 2, ''],
])('the gain %s', (_, made, pools, gain) => {
  expect(gainOf(made, pools)).toBe(gain);
});
