import { catalogue } from '@lantern/games/catalogue';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rememberRoom } from '../../state/roomKeys';
import { HomePage } from './HomePage';

beforeEach(() => history.replaceState(null, '', '/'));

test('every game of the catalogue is shown with players, length and a way in', () => {
  render(<HomePage />);
  for (const game of catalogue) {
    expect(screen.getByRole('heading', { name: game.title })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: `Open a room for ${game.title}` })).toHaveAttribute(
      'href',
      `/open/${game.id}`,
    );
  }
});

test('a code leads to its room', async () => {
  render(<HomePage />);
  await userEvent.type(screen.getByLabelText('Code or link of the room'), 'k7wq3h{Enter}');
  expect(location.pathname).toBe('/r/K7WQ3H');
});

test('what cannot be a code is answered with a sentence and leads nowhere', async () => {
  render(<HomePage />);
  await userEvent.type(screen.getByLabelText('Code or link of the room'), 'k7{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('six letters and digits');
  expect(location.pathname).toBe('/');
});

test('whoever comes back finds their room before the games', () => {
  rememberRoom({ code: 'K7WQ3H', game: 'crystal-wars', at: 0 });
  render(<HomePage />);
  const back = screen.getByRole('link', { name: /K7WQ3H/ });
  const [first] = screen.getAllByRole('article');
  expect(back.compareDocumentPosition(first as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
