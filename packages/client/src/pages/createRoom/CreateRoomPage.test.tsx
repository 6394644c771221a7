import { catalogue } from '@lantern/games/catalogue';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { roomWith, seatOf } from '../../room/testing';
import { keysOf, playerName } from '../../state/roomKeys';
import { Toasts } from '../../ui/Toast';
import { CreateRoomPage } from './CreateRoomPage';

/** The requests to the server, and the endings of the paths that it refuses. */
let asked: [path: string, body: Record<string, unknown>][];
let refused: string | undefined;
beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/open/colossal-cave');
  asked = [];
  refused = undefined;
  const room = roomWith({
    game: 'colossal-cave',
    seats: [seatOf('0', 'Ana'), seatOf('1', ''), seatOf('2', ''), seatOf('3', '')],
  });
  globalThis.fetch = (async (address: string, { body = '{}' }: RequestInit = {}) => {
    const path = address.replace(/^\/api/, '');
    asked.push([path, JSON.parse(String(body))]);
    if (refused !== undefined && path.endsWith(refused)) {
      return { ok: false, json: async () => ({ code: 'TOO_MANY_MATCHES', message: 'Too many matches.' }) };
    }
    return {
      ok: true,
      json: async () => (path === '/rooms' ? { room, hostKey: 'h', seat: { seat: '0', seatKey: 's', room } } : room),
    };
  }) as unknown as typeof fetch;
});

async function opened(game = 'colossal-cave') {
  await act(
    async () =>
      void render(
        <>
          <CreateRoomPage game={game} />
          <Toasts />
        </>,
      ),
  );
}

const bots = () => userEvent.click(screen.getByRole('button', { name: 'Play against bots' }));

test('one tap seats the reader, fills every other seat with a bot and starts', async () => {
  await opened();
  await bots();
  expect(asked.map(([path]) => path)).toEqual([
    '/rooms',
    ...['1', '2', '3'].map((seat) => `/rooms/K7WQ3H/seats/${seat}/bot`),
    '/rooms/K7WQ3H/start',
  ]);
  expect(asked[0]?.[1]).toMatchObject({ game: 'colossal-cave', name: 'Guest' });
  expect(location.pathname).toBe('/r/K7WQ3H');
  expect(keysOf('K7WQ3H')).toMatchObject({ hostKey: 'h', seats: [{ seat: '0', seatKey: 's' }] });
});

test('a default name is not stored; one that was typed is', async () => {
  await opened();
  await bots();
  expect(playerName()).toBe('');
  await opened();
  await userEvent.type(screen.getAllByLabelText('Your name')[1] as HTMLElement, ' Ana ');
  await userEvent.click(screen.getAllByRole('button', { name: 'Play against bots' })[1] as HTMLElement);
  expect(playerName()).toBe('Ana');
});

test('if a match against bots cannot start, its room is deleted and the reason is shown', async () => {
  refused = '/start';
  await opened();
  await bots();
  expect(asked.at(-1)?.[0]).toBe('/rooms/K7WQ3H/close');
  expect(keysOf('K7WQ3H')).toEqual({ seats: [] });
  expect(location.pathname).toBe('/open/colossal-cave');
  expect(await screen.findByText(/matches/)).toBeInTheDocument();
});

test('a room for friends asks for a name', async () => {
  await opened();
  await userEvent.click(screen.getByRole('button', { name: 'Open the room' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Type your name, so that your friends know who invites them.');
  expect(asked).toEqual([]);
  await userEvent.type(screen.getByLabelText('Your name'), 'Ana{Enter}');
  expect(asked.map(([path]) => path)).toEqual(['/rooms']);
  expect(location.pathname).toBe('/r/K7WQ3H');
});

test('the page of a game links to its lesson, its rules and the other games', async () => {
  await opened();
  expect(screen.getByRole('link', { name: /^Learn .* by playing/ })).toHaveAttribute('href', '/learn/colossal-cave');
  expect(await screen.findByRole('button', { name: 'Read the rules' }, { timeout: 5000 })).toBeInTheDocument();
  for (const { id, title } of catalogue)
    expect(screen.getByRole('link', { name: title })).toHaveAttribute('href', `/open/${id}`);
  expect(screen.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/open/colossal-cave');
});
