import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type RealServer, realServer } from '../../../test/realServer';
import { unreadable } from '../../net/api/failure';
import { handOver } from '../../net/api/hosting/hosting';
import { createRoom } from '../../net/api/rooms';
import { ConnectionRefused } from '../../room/ConnectionRefused';
import { RedeemHandOver } from '../../room/handOver/RedeemHandOver';
import { Seats } from '../../room/seats/Seats';
import { handleOf, roomWith } from '../../room/testing';
import { keysOf } from '../../state/roomKeys';

const refusal = (code: string) => ({ code, message: 'In the words of the server.' });

const door = (more: Partial<Parameters<typeof ConnectionRefused>[0]['handle']>) =>
  render(<ConnectionRefused handle={{ code: 'K7WQ3H', room: null, refusal: null, retry() {}, ...more }} />);

describe('a door that stays shut', () => {
  test('on a wrong code says so, and leads to where another one is typed', async () => {
    door({ refusal: refusal('NO_SUCH_ROOM') });
    expect(screen.getByRole('heading', { name: 'No room called K7WQ3H' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Join by another code' }));
    expect(location.pathname).toBe('/');
  });

  test('because the room was deleted underfoot says so, and leads to a new one of the same game', async () => {
    door({ refusal: refusal('NO_SUCH_ROOM'), room: roomWith({ game: 'crystal-wars' }) });
    expect(screen.getByRole('heading', { name: 'Room K7WQ3H is gone' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Open a new room' }));
    expect(location.pathname).toBe('/open/crystal-wars');
  });

  test('for any other reason tells it, and can be tried again', async () => {
    let tried = 0;
    door({ refusal: refusal('TOO_MANY_ROOMS'), retry: () => tried++ });
    expect(screen.getByText('Too many rooms were opened from here. Try again later.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(tried).toBe(1);
  });
});

test('a server of another make is told from a closed door: loading the page again helps', () => {
  door({ refusal: unreadable() });
  expect(screen.getByText(/older or newer than this page/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeVisible();
});

test('two devices on one seat are told to both of them', () => {
  const { handle } = handleOf({ alsoElsewhere: true });
  render(<Seats handle={handle} room={roomWith()} />);
  expect(screen.getByText('You, on another device too: both follow, and both can play')).toBeVisible();
});

describe('a link from another device', () => {
  let server: RealServer;

  beforeAll(async () => {
    server = await realServer();
    globalThis.fetch = server.fetch;
  });

  afterAll(() => server.stop());

  async function offered() {
    const { room, seat } = await createRoom({ game: 'crystal-wars', players: 2, options: {}, name: 'Ana' });
    const { token } = await handOver(room.code, '0', seat?.seatKey ?? '');
    return { code: room.code, token };
  }

  const follow = async (code: string, token: string) => {
    let done = 0;
    const page = render(<RedeemHandOver code={code} token={token} onDone={() => done++} />);
    return { ...page, done: () => done };
  };

  test('brings the seat here', async () => {
    const { code, token } = await offered();
    const { done } = await follow(code, token);
    await screen.findByText('Taking your seat over…');
    while (done() === 0) await new Promise((next) => setTimeout(next, 10));
    expect(keysOf(code).seats).toMatchObject([{ seat: '0', name: 'Ana' }]);
  });

  test('that was used before says so, and leads into the room', async () => {
    const { code, token } = await offered();
    const first = await follow(code, token);
    while (first.done() === 0) await new Promise((next) => setTimeout(next, 10));
    first.unmount();
    const { done } = await follow(code, token);
    expect(await screen.findByText(/wrong, used, taken back or older than two minutes\. Make a new one/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Go to the room' }));
    expect(done()).toBe(1);
  });

  test('to a room that is gone says so', async () => {
    await follow('BBBBBB', 'token');
    expect(await screen.findByText(/There is no room with this code/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Go to the room' })).toBeVisible();
  });

  test('that does not reach the server can be followed again', async () => {
    const { code, token } = await offered();
    const reach = globalThis.fetch;
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    const { done } = await follow(code, token);
    expect(await screen.findByText(/The server cannot be reached/)).toBeVisible();
    globalThis.fetch = reach;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    while (done() === 0) await new Promise((next) => setTimeout(next, 10));
    expect(keysOf(code).seats).toHaveLength(1);
  });
});
