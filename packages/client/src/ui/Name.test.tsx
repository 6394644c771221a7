import { render, screen } from '@testing-library/react';
import { Name } from './Name';

test('a name has a direction of its own and is not translated', () => {
  render(<Name>נועה</Name>);
  const name = screen.getByText('נועה');
  expect(name.tagName).toBe('BDI');
  expect(name).toHaveAttribute('translate', 'no');
});
