import { handOverTokenHere, removeHandOverToken } from './handOverCode';

test('the secret of a hand-over is read from the address, which then keeps nothing of it', () => {
  history.replaceState(null, '', '/r/K7WQ3H#device=a-_Z9');
  expect(handOverTokenHere()).toBe('a-_Z9');
  removeHandOverToken();
  expect(location.href).toMatch(/\/r\/K7WQ3H$/);
  expect(handOverTokenHere()).toBeUndefined();
});

test('another fragment is left alone', () => {
  history.replaceState(null, '', '/r/K7WQ3H#rules');
  expect(handOverTokenHere()).toBeUndefined();
  removeHandOverToken();
  expect(location.hash).toBe('#rules');
});
