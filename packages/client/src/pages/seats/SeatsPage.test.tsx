import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type RealServer, realServer } from '../../../test/realServer';
import { call } from '../../net/api/call';
import { heldRooms } from '../../room/keepSeat/heldRooms';
import { keepKeys, rememberRoom } from '../../state/roomKeys';
import { Toasts } from '../../ui/Toast';
import { SeatsPage } from './SeatsPage';

let server: RealServer;
beforeAll(async () => {
  server = await realServer();
});
afterAll(() => server.stop());
afterEach(() => jest.restoreAllMocks());

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/seats');
  globalThis.fetch = server.fetch;
});

/** Gives this browser Ana's seat in a new room. */
async function seated() {
  const { room, hostKey, seat } = await call(
    'POST /api/rooms',
    {},
    { game: 'crystal-wars', players: 2, options: {}, name: 'Ana' },
  );
  rememberRoom({ code: room.code, game: room.game, at: 1 });
  keepKeys(room.code, { hostKey, seats: [{ seat: '0', seatKey: seat?.seatKey ?? '', name: 'Ana' }] });
  return heldRooms();
}

/** Opens the page on a device. */
async function opened(hash = '') {
  history.replaceState(null, '', `/seats${hash}`);
  const page = (
    <>
      <SeatsPage />
      <Toasts />
    </>
  );
  return act(async () => render(page));
}

const COPY = 'Use my seats on another device too';
const GONE = /^This link or code is wrong, used/;
const tap = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const typed = async (code: string) => {
  await userEvent.type(screen.getByLabelText('Code from the other device'), code);
  await tap('Bring my seats here');
};

describe('the device that has the seats', () => {
  /** Returns the shown code. */
  async function offered(): Promise<string> {
    await opened();
    await tap(COPY);
    const code = await screen.findByText(/^[A-Z0-9]{4}( [A-Z0-9]{4}){3}$/);
    return code.textContent?.replaceAll(' ', '') ?? '';
  }

  test('shows a code, and a message once another device has used it', async () => {
    const { setInterval: repeat } = globalThis;
    // The page asks every two seconds.
    jest.spyOn(globalThis, 'setInterval').mockImplementation(((ask: () => void) => repeat(ask, 50)) as never);
    const held = await seated();
    const token = await offered();
    expect(screen.queryByText(/Your seats are on the other device too/)).toBeNull();
    expect((await call('POST /api/seat-copies/take', { key: token })).rooms).toEqual(held);
    expect(await screen.findByText(/Your seats are on the other device too/, {}, { timeout: 5000 })).toBeVisible();
    expect(heldRooms()).toEqual(held);
  });

  test('ends its offer when the sheet is closed', async () => {
    await seated();
    const token = await offered();
    await tap('Close');
    await waitFor(() =>
      expect(call('POST /api/seat-copies/state', { key: token })).rejects.toMatchObject({ code: 'HAND_OVER_GONE' }),
    );
  });
});

describe('another device', () => {
  /** Copies that can be taken, and their rooms; this browser no longer has any seat. */
  async function offered() {
    const held = await seated();
    const { token } = await call('POST /api/seat-copies', {}, { rooms: held });
    localStorage.clear();
    return { held, token };
  }

  test('gets copies of all seats by the typed code', async () => {
    const { held, token } = await offered();
    await opened();
    await typed(token.toLowerCase());
    await waitFor(() => expect(heldRooms()).toEqual(held));
    expect(location.pathname).toBe('/');
    expect(screen.getByText('Your seats in 1 room are here now.')).toBeInTheDocument();
  });

  test('gets them by a link, which leaves no trace in the address and does nothing before a tap', async () => {
    const { held, token } = await offered();
    await opened(`#${token}`);
    expect(location.hash).toBe('');
    expect(screen.getByLabelText('Code from the other device')).toHaveValue(token.replace(/(.{4})(?=.)/g, '$1 '));
    expect(heldRooms()).toEqual([]);
    await tap('Bring my seats here');
    await waitFor(() => expect(heldRooms()).toEqual(held));
  });

  test('reads that a code was used', async () => {
    const { token } = await offered();
    await call('POST /api/seat-copies/take', { key: token });
    await opened();
    await typed(token);
    expect(await screen.findByRole('alert')).toHaveTextContent(GONE);
    expect(heldRooms()).toEqual([]);
  });
});

test('an impossible code is not sent', async () => {
  const asked: unknown[] = [];
  globalThis.fetch = (async (path: unknown) => asked.push(path)) as unknown as typeof fetch;
  await opened();
  await typed('K7WQ3H');
  expect(screen.getByRole('alert')).toHaveTextContent(/sixteen letters and digits/);
  expect(asked).toEqual([]);
});

test('a browser without a seat is offered neither copies nor storing', async () => {
  await opened();
  expect(screen.getByText('You have no seats in this browser.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: COPY })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Keep my seats' })).toBeNull();
});
