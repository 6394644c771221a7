import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type RealServer, realServer } from '../../../test/realServer';
import { call } from '../../net/api/call';
import { keepKeys, keysOf } from '../../state/roomKeys';
import { SecretLink } from './SecretLink';

let server: RealServer;
/** The requests to the server during a test. */
let asked: string[];

beforeAll(async () => {
  server = await realServer();
});

afterAll(() => server.stop());

beforeEach(() => {
  asked = [];
  globalThis.fetch = (path, init) => {
    asked.push(String(path));
    return server.fetch(path, init);
  };
});

/** A room of Ana, whose seat another browser holds. */
async function opened() {
  const { room, seat } = await call(
    'POST /api/rooms',
    {},
    { game: 'crystal-wars', players: 2, options: {}, name: 'Ana' },
  );
  const { code } = room;
  const seatKey = seat?.seatKey ?? '';
  const { token } = await call('POST /api/rooms/:code/seats/:seat/hand-over', { code, seat: '0', key: seatKey });
  asked = [];
  return { code, seatKey, offer: `#device=${token}`, saved: `#seat=0.${seatKey}` };
}

function follow(code: string, secret: string) {
  let done = 0;
  const page = render(<SecretLink code={code} secret={secret} onDone={() => done++} />);
  return { ...page, done: () => done };
}

const tap = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const take = () => tap('Take this seat here');

describe.each(['offer', 'saved'] as const)('a link that moves a seat (%s)', (kind) => {
  test('sends no request before a tap, and the seat stays where it is', async () => {
    const { code, seatKey, [kind]: secret } = await opened();
    const { done } = follow(code, secret);
    await screen.findByRole('heading', { name: 'Take this seat here?' });
    expect(asked).toEqual([]);
    expect(keysOf(code).seats).toEqual([]);
    await tap('Go to the room');
    expect(done()).toBe(1);
    expect(asked).toEqual([]);
    await call('POST /api/rooms/:code/seats/:seat/stand', { code, seat: '0', key: seatKey });
  });

  test('gives the seat a new key, and the old key is no longer valid', async () => {
    const { code, seatKey, [kind]: secret } = await opened();
    const { done } = follow(code, secret);
    await take();
    await waitFor(() => expect(done()).toBe(1));
    const [held] = keysOf(code).seats;
    expect(held).toMatchObject({ seat: '0', name: 'Ana' });
    expect(held?.seatKey).not.toBe(seatKey);
    await expect(
      call('POST /api/rooms/:code/seats/:seat/stand', { code, seat: '0', key: seatKey }),
    ).rejects.toMatchObject({ code: 'NOT_YOUR_SEAT' });
  });

  test('says so if it was used before, and leads into the room', async () => {
    const { code, [kind]: secret } = await opened();
    const first = follow(code, secret);
    await take();
    await waitFor(() => expect(first.done()).toBe(1));
    first.unmount();
    keepKeys(code, { seats: [] });
    const { done } = follow(code, secret);
    await take();
    expect(await screen.findByText(/^This link or code is wrong, used/)).toBeVisible();
    await tap('Go to the room');
    expect(done()).toBe(1);
  });
});

test('can be followed again after a failed request', async () => {
  const { code, offer } = await opened();
  const reach = globalThis.fetch;
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  const { done } = follow(code, offer);
  await take();
  expect(await screen.findByText(/The server cannot be reached/)).toBeVisible();
  globalThis.fetch = reach;
  await tap('Try again');
  await waitFor(() => expect(done()).toBe(1));
  expect(keysOf(code).seats).toHaveLength(1);
});

test('says so if the room no longer exists', async () => {
  follow('BBBBBB', '#device=token');
  await take();
  expect(await screen.findByText(/There is no room with this code/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Go to the room' })).toBeVisible();
});

test('keeps the newer key of a seat that is held here already', () => {
  keepKeys('K7WQ3H', { seats: [{ seat: '1', seatKey: 'newer' }] });
  expect(follow('K7WQ3H', '#seat=1.older').done()).toBe(1);
  expect(keysOf('K7WQ3H').seats).toEqual([{ seat: '1', seatKey: 'newer' }]);
});

test.each(['#seat=', '#seat=1', '#seat=.abc', '#device=', '#host='])(
  '%s is a link that was cut short: it leads into the room without a seat',
  (secret) => {
    keepKeys('K7WQ3H', { seats: [] });
    expect(follow('K7WQ3H', secret).done()).toBe(1);
    expect(keysOf('K7WQ3H')).toEqual({ seats: [] });
    expect(asked).toEqual([]);
  },
);

test('a link for the role of the host asks first, and says so if it is no longer valid', async () => {
  const { code } = await opened();
  const { hostSeat } = await call('GET /api/rooms/:code', { code });
  asked = [];
  follow(code, '#host=wrong');
  await screen.findByRole('heading', { name: 'Host this room here?' });
  expect(asked).toEqual([]);
  await tap('Host this room here');
  expect(await screen.findByText(/^This link is wrong or was used already/)).toBeVisible();
  expect(keysOf(code).hostKey).toBeUndefined();
  expect((await call('GET /api/rooms/:code', { code })).hostSeat).toBe(hostSeat);
});
