import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type RealServer, realServer } from '../../../test/realServer';
import { call } from '../../net/api/call';
import { Toasts } from '../../ui/Toast';
import { attempt } from '../connection/attempt';
import { type LeaveCredentials, leavingActions } from './leavingActions';

let server: RealServer;

beforeAll(async () => {
  server = await realServer();
  globalThis.fetch = server.fetch;
});

afterAll(() => server.stop());

/** Ana, the host, and Ben hold seats; the actions are those of Ana's browser. */
async function opened() {
  const { room, hostKey, seat } = await call(
    'POST /api/rooms',
    {},
    { game: 'crystal-wars', players: 2, options: {}, name: 'Ana' },
  );
  const { code } = room;
  await call('POST /api/rooms/:code/seats/:seat/sit', { code, seat: '1' }, { name: 'Ben' });
  const heard: string[] = [];
  const proof: LeaveCredentials = {
    ...{ code, hostKey, attempt, room: await call('GET /api/rooms/:code', { code }), seat: '0' },
    held: [{ seat: '0', seatKey: seat?.seatKey ?? '' }],
    dropHostKey: () => heard.push('drop'),
    keepHostKey: () => heard.push('keep'),
    holdAgain: (held) => heard.push(`hold ${held.seat}`),
  };
  render(<Toasts />);
  return { code, heard, ...leavingActions(proof) };
}

const undo = async () => userEvent.click((await screen.findAllByRole('button', { name: 'Undo' })).at(-1) as Element);
const kindOf = async (code: string, seat: number) => (await call('GET /api/rooms/:code', { code })).seats[seat]?.kind;

test('a host who removes a player can undo it, and the same person has the seat', async () => {
  const { code, kick } = await opened();
  const [, before] = (await call('GET /api/rooms/:code', { code })).seats;
  expect(await act(() => kick('1'))).toBe(true);
  expect(screen.getByRole('log')).toHaveTextContent('Ben was removed.');
  expect(await kindOf(code, 1)).toBe('empty');
  await undo();
  await waitFor(async () => expect((await call('GET /api/rooms/:code', { code })).seats[1]).toEqual(before));
});

test('a player who has stood up can undo it, and holds the seat again', async () => {
  const { code, stand, heard } = await opened();
  expect(await act(() => stand())).toBe(true);
  expect(screen.getByRole('log')).toHaveTextContent('You left your seat.');
  expect(heard).toEqual([]);
  await undo();
  await waitFor(() => expect(heard).toEqual(['hold 0']));
  expect(await kindOf(code, 0)).toBe('person');
});

test('a host who passes on the role reads how to get it back, and can undo it', async () => {
  const { code, passHost, heard } = await opened();
  expect(await act(() => passHost('1'))).toBe(true);
  expect(screen.getByRole('log')).toHaveTextContent('Ben is the host now. To get the role back, ask Ben.');
  expect((await call('GET /api/rooms/:code', { code })).hostSeat).toBe('1');
  expect(heard).toEqual(['drop']);
  await undo();
  await waitFor(() => expect(heard).toEqual(['drop', 'keep']));
  expect((await call('GET /api/rooms/:code', { code })).hostSeat).toBeNull();
});

test('a refused action offers no undo', async () => {
  const { kick } = await opened();
  const offered = screen.queryAllByRole('button', { name: 'Undo' }).length;
  expect(await act(() => kick('7'))).toBe(false);
  expect(screen.queryAllByRole('button', { name: 'Undo' })).toHaveLength(offered);
});
