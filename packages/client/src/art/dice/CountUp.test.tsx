import { render } from '@testing-library/react';
import { CountUp } from './CountUp';

const numbersBefore = (value: number, counting = true) => {
  const { container } = render(<CountUp value={value} counting={counting} />);
  return container.querySelector('[data-before]')?.getAttribute('data-before');
};

test('the text of a sum is its final value while it counts up', () => {
  const { container } = render(<CountUp value={9} counting />);
  expect(container).toHaveTextContent(/^9$/);
});

test.each([
  [9, '5\n6\n7\n8'],
  [2, '0\n1'],
  [0, ''],
])('a sum of %i counts up through at most the four numbers before it, none below 0', (value, before) => {
  expect(numbersBefore(value)).toBe(before);
});

test('a sum that was shown before does not count up', () => {
  expect(numbersBefore(9, false)).toBe('');
});
