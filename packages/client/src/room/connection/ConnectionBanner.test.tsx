import { render, screen } from '@testing-library/react';
import { ConnectionBanner } from './ConnectionBanner';

test('a lost connection is announced', () => {
  render(<ConnectionBanner status="lost" />);
  expect(screen.getByRole('status')).toHaveTextContent(/connection/i);
});

test.each(['joining', 'here', 'refused'] as const)('a connection that is %s is not announced', (status) => {
  render(<ConnectionBanner status={status} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
