import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type RealServer, realServer } from '../../../test/realServer';
import { call } from '../../net/api/call';
import { keepKeys, keysOf, knownRooms, rememberRoom } from '../../state/roomKeys';
import { Toasts } from '../../ui/Toast';
import { DeleteRoom } from './DeleteRoom';

let server: RealServer;
beforeAll(async () => {
  server = await realServer();
  globalThis.fetch = server.fetch;
});
afterAll(() => server.stop());

const tap = (name: string) => userEvent.click(screen.getAllByRole('button', { name }).at(-1) as HTMLElement);

/** A room of this browser, with the button for the holder of this key. */
async function opened(shown?: string) {
  const { room, hostKey } = await call('POST /api/rooms', {}, { game: 'crystal-wars', players: 2, options: {} });
  const { code } = room;
  rememberRoom({ code, game: room.game, at: 1 });
  keepKeys(code, { hostKey, seats: [] });
  history.replaceState(null, '', `/r/${code}`);
  render(
    <>
      <DeleteRoom handle={{ code, hostKey: shown ?? hostKey }} />
      <Toasts />
    </>,
  );
  return code;
}

test('a room is deleted only after the host has confirmed it, and this browser forgets it', async () => {
  const code = await opened();
  await tap('Delete this room');
  await expect(call('GET /api/rooms/:code', { code })).resolves.toMatchObject({ code });
  await tap('Delete this room');
  await screen.findByText('The room is deleted.');
  await expect(call('GET /api/rooms/:code', { code })).rejects.toMatchObject({ code: 'NO_SUCH_ROOM' });
  expect([location.pathname, keysOf(code).hostKey, knownRooms()]).toEqual(['/', undefined, []]);
});

test('a refused deletion is shown, and everything stays', async () => {
  const code = await opened('wrong');
  await tap('Delete this room');
  await tap('Delete this room');
  await waitFor(() => expect(screen.getByText('Only the host of the room may do that.')).toBeVisible());
  expect([location.pathname, keysOf(code).hostKey]).toEqual([`/r/${code}`, expect.any(String)]);
});
