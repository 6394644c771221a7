import { takeHandOver } from './redeem';

test('the secret of a hand-over is taken from the address, which keeps nothing of it', () => {
  history.replaceState(null, '', '/r/K7WQ3H#device=a-_Z9');
  expect(takeHandOver()).toBe('a-_Z9');
  expect(location.href).toMatch(/\/r\/K7WQ3H$/);
  expect(takeHandOver()).toBeUndefined();
});

test('another fragment is left alone', () => {
  history.replaceState(null, '', '/r/K7WQ3H#rules');
  expect(takeHandOver()).toBeUndefined();
  expect(location.hash).toBe('#rules');
});
