import { catalogue } from '@lantern/games/catalogue';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepKeys, rememberRoom } from '../../state/roomKeys';
import { HomePage } from './HomePage';

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/');
});

const field = () => screen.getByLabelText('Code or link of the room');

test('every game of the catalogue is a tile with players and length that links to its page', () => {
  render(<HomePage />);
  for (const { id, title, minutes } of catalogue) {
    const tile = screen.getByRole('link', { name: new RegExp(`^${title}, .* ${minutes.min}–${minutes.max} minutes$`) });
    expect(tile).toHaveAttribute('href', `/open/${id}`);
  }
});

test('a new visitor reads what Lantern is, and finds the ways into a room', () => {
  render(<HomePage />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Games by lantern light');
  expect(screen.getByRole('link', { name: 'Open a room' })).toBeInTheDocument();
  expect(screen.queryByText('Your rooms')).toBeNull();
});

test('a code leads to its room', async () => {
  render(<HomePage />);
  await userEvent.type(field(), 'k7wq3h{Enter}');
  expect(location.pathname).toBe('/r/K7WQ3H');
});

test('a code leads to its room, also with the sentence it was copied from', async () => {
  render(<HomePage />);
  await userEvent.type(field(), '“https://lantern.example/r/K7WQ3H”.{Enter}');
  expect(location.pathname).toBe('/r/K7WQ3H');
});

test('an input that cannot be a code gets a message and leads nowhere', async () => {
  render(<HomePage />);
  await userEvent.type(field(), 'k7{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('six letters and digits');
  expect(field()).toHaveAccessibleDescription(/six letters and digits/);
  expect(location.pathname).toBe('/');
});

test('a returning visitor finds their rooms before the games, and no headline', async () => {
  rememberRoom({ code: 'K7WQ3H', game: 'crystal-wars', at: 0 });
  keepKeys('K7WQ3H', { hostKey: 'h', seats: [] });
  render(<HomePage />);
  await waitFor(() => expect(document.querySelector('a[href="/r/K7WQ3H"]')).not.toBeNull());
  const back = document.querySelector('a[href="/r/K7WQ3H"]') as Element;
  const tile = document.querySelector('a[href="/open/crystal-wars"]') as Element;
  expect(back.compareDocumentPosition(tile)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByText(/Games by lantern light/)).toBeNull();
});
