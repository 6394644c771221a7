import { forgetHandOver, handOverHere } from './handOverCode';

test('the secret of a hand-over is read from the address, which then keeps nothing of it', () => {
  history.replaceState(null, '', '/r/K7WQ3H#device=a-_Z9');
  expect(handOverHere()).toBe('a-_Z9');
  forgetHandOver();
  expect(location.href).toMatch(/\/r\/K7WQ3H$/);
  expect(handOverHere()).toBeUndefined();
});

test('another fragment is left alone', () => {
  history.replaceState(null, '', '/r/K7WQ3H#rules');
  expect(handOverHere()).toBeUndefined();
  forgetHandOver();
  expect(location.hash).toBe('#rules');
});
