import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepKeys, rememberRoom } from '../../state/roomKeys';
import { Toasts } from '../../ui/Toast';
import { heldRooms } from './heldRooms';
import { KeptSeats } from './KeptSeats';
import { followKeptSeats } from './keptSeats';

/** A server that stores keys: its stored rooms and the requests to it. */
let kept: unknown[];
let asked: string[];
let down: boolean;

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  [kept, asked, down] = [[], [], false];
  globalThis.fetch = (async (path: string, { body }: RequestInit) => {
    asked.push(path);
    if (down) throw new TypeError('network');
    if (path === '/api/keep') kept = JSON.parse(String(body)).rooms;
    if (path === '/api/keep/forget') kept = [];
    return { ok: true, json: async () => (path === '/api/keep/restore' ? { rooms: kept } : {}) };
  }) as unknown as typeof fetch;
});
afterEach(() => jest.useRealTimers());

function sits(code: string, seatKey = 'key'): void {
  rememberRoom({ code, game: 'crystal-wars', at: 1 });
  keepKeys(code, { seats: [{ seat: '0', seatKey }] });
}

const settled = (milliseconds = 0) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

async function tap(name: string): Promise<void> {
  await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(screen.getByRole('button', { name }));
  await settled();
}

const shown = () =>
  render(
    <>
      <KeptSeats />
      <Toasts />
    </>,
  );

test('seats are stored on the server after a tap and not before, and deleted by another', async () => {
  sits('K7WQ3H');
  followKeptSeats();
  shown();
  await settled(9000);
  expect(asked).toEqual([]);
  await tap('Keep my seats');
  expect(kept).toEqual(heldRooms());
  expect(screen.getByRole('status')).toHaveTextContent('Your seats are kept for this browser.');
  await tap('Forget my seats');
  expect(asked).toEqual(['/api/keep', '/api/keep/forget']);
  expect(screen.getByText(/The server has deleted your keys and the cookie/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Keep my seats' })).toBeInTheDocument();
});

test('seats that could not be stored are not shown as stored', async () => {
  sits('K7WQ3H');
  down = true;
  shown();
  await tap('Keep my seats');
  expect(screen.queryByText('Your seats are kept for this browser.')).toBeNull();
});

describe('once they are stored', () => {
  beforeEach(async () => {
    sits('K7WQ3H');
    shown();
    await tap('Keep my seats');
    asked = [];
  });

  test('a new seat is stored too, and unchanged seats are not sent again', async () => {
    followKeptSeats();
    await settled(9000);
    expect(asked).toEqual([]);
    sits('ANOTHR');
    sits('ANOTHR', 'renewed');
    await settled(2000);
    expect(asked).toEqual(['/api/keep']);
    expect(kept).toEqual(heldRooms());
  });

  test('they are sent again after a week, so that the server keeps them', async () => {
    jest.setSystemTime(Date.now() + 8 * 24 * 3_600_000);
    followKeptSeats();
    await settled();
    expect(asked).toEqual(['/api/keep']);
  });

  test('a browser that has lost everything gets them back', async () => {
    const held = heldRooms();
    localStorage.clear();
    const reload = jest.fn();
    followKeptSeats(reload);
    await settled();
    expect(asked).toEqual(['/api/keep/restore']);
    expect(heldRooms()).toEqual(held);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('deleted ones are not stored again', async () => {
    await tap('Forget my seats');
    asked = [];
    followKeptSeats();
    sits('ANOTHR');
    await settled(9000);
    expect(asked).toEqual([]);
  });
});

test('a browser without seats asks once per session, and changes nothing if no seats are stored', async () => {
  followKeptSeats();
  followKeptSeats();
  await settled();
  expect(asked).toEqual(['/api/keep/restore']);
  expect(heldRooms()).toEqual([]);
});
