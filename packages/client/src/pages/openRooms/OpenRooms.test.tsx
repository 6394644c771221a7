import type { ListedRoom } from '@lantern/protocol/roomList';
import { act, render, screen } from '@testing-library/react';
import { OpenRooms } from './OpenRooms';

const room = (change: Partial<ListedRoom> = {}): ListedRoom => ({
  ...{ code: 'K7WQ3H', game: 'crystal-wars', names: ['Ana', 'Ben'], free: 2 },
  ...change,
});

/** Renders the list with an answer of the server. */
async function shown(answer: () => Promise<unknown>) {
  globalThis.fetch = answer as typeof fetch;
  const { container } = render(<OpenRooms />);
  await act(async () => {});
  return container;
}

const listed = (...rooms: ListedRoom[]) => shown(async () => ({ ok: true, json: async () => ({ rooms }) }));

test('a room with free seats is a link, with the game, the players and the number of free seats', async () => {
  await listed(room());
  expect(screen.getByRole('heading', { name: 'Open rooms' })).toBeInTheDocument();
  const link = screen.getByRole('link', { name: /^Crystal Wars ?Ana and Ben ?2 seats free$/ });
  expect(link).toHaveAttribute('href', '/r/K7WQ3H');
});

test.each([
  [1, '1 seat free'],
  [0, 'Watch'],
])('a room with %i free seats says “%s”', async (free, words) => {
  await listed(room({ free }));
  expect(screen.getByText(words)).toBeInTheDocument();
});

test('a room without players says so', async () => {
  await listed(room({ names: [] }));
  expect(screen.getByText('Nobody is seated yet')).toBeInTheDocument();
});

test('without rooms the list is empty', async () => {
  expect(await listed()).toBeEmptyDOMElement();
});

test('a list that cannot be loaded shows no error', async () => {
  expect(await shown(() => Promise.reject(new TypeError('Failed to fetch')))).toBeEmptyDOMElement();
});
