import { isLater, UNSAFE_PATRONI } from './parts';

test.each([
  ['3.0.1', false],
  ['3.0.2', false],
  ['3.0.3', true],
  ['3.0.10', true],
  ['2.9.9', false],
  ['4.1.4', true],
  ['3.1', true],
  ['3', false],
])('Patroni %s is later than 3.0.2: %p', (version, later) => {
  expect(isLater(version, UNSAFE_PATRONI)).toBe(later);
});
