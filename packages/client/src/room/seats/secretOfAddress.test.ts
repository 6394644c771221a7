/** @jest-environment ./test/page.ts */
import { removeSecret, secretHere } from './secretOfAddress';

test.each(['#device=a-_Z9', '#seat=1.a-_Z9', '#host=a-_Z9'])(
  '%s is read from the address, which then keeps nothing of it',
  (secret) => {
    history.replaceState(null, '', `/r/K7WQ3H${secret}`);
    expect(secretHere()).toBe(secret);
    removeSecret();
    expect(location.href).toMatch(/\/r\/K7WQ3H$/);
    expect(secretHere()).toBeUndefined();
  },
);

test('other fragments are ignored', () => {
  history.replaceState(null, '', '/r/K7WQ3H#rules');
  expect(secretHere()).toBeUndefined();
  removeSecret();
  expect(location.hash).toBe('#rules');
});
