import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MinuteButton } from './MinuteButton';
import { MinutePage } from './MinutePage';

test('the page of a minute offers to learn and to play', async () => {
  render(<MinutePage game="crystal-wars" />);
  expect(await screen.findByText('Own every village and city on the map.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Learn by playing' })).toHaveAttribute('href', '/learn/crystal-wars');
  expect(screen.getByRole('button', { name: 'Play against bots' })).toBeEnabled();
});

test('there is no page of an unknown game', () => {
  render(<MinutePage game="chess" />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Nothing here but dark');
});

test('in a room the minute opens over the page', async () => {
  render(<MinuteButton game="crystal-wars" />);
  await userEvent.click(await screen.findByRole('button', { name: 'In one minute' }));
  expect(await screen.findByText('Own every village and city on the map.')).toBeInTheDocument();
  expect(screen.queryByRole('link')).toBeNull();
});

test('a game without a minute has no button', () => {
  const { container } = render(<MinuteButton game="chess" />);
  expect(container).toBeEmptyDOMElement();
});
