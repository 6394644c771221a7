import { type RealServer, realServer } from '../../../test/realServer';
import { call } from '../../net/api/call';
import { type HeldKeys, heldSeat, showSeat } from '../../state/roomKeys';
import { moveHostRoleToSeat } from './moveHostRoleToSeat';

let server: RealServer;

beforeAll(async () => {
  server = await realServer();
  globalThis.fetch = server.fetch;
});

afterAll(() => server.stop());

/** Ana has opened a room in this browser and holds a seat in it. */
async function opened() {
  const { room, hostKey, seat } = await call(
    'POST /api/rooms',
    {},
    { game: 'crystal-wars', players: 3, options: {}, name: 'Ana' },
  );
  const keys: HeldKeys = { hostKey, seats: seat ? [heldSeat(seat)] : [] };
  return { code: room.code, room, keys };
}

test('the role of the host is bound to their seat before another person shares the browser', async () => {
  const { code, room, keys } = await opened();
  const bound = await moveHostRoleToSeat(keys, room);
  const both = showSeat(
    bound,
    heldSeat(await call('POST /api/rooms/:code/seats/:seat/sit', { code, seat: '1' }, { name: 'Ben' })),
  );
  expect((await call('GET /api/rooms/:code', { code })).hostSeat).toBe('0');
  expect(both).toMatchObject({ seats: [{ name: 'Ben' }, { name: 'Ana' }] });
  expect(both.hostKey).toBeUndefined();
  await call('POST /api/rooms/:code/seats/:seat/bot', { code, seat: '2', key: keys.seats[0]?.seatKey ?? '' }, {});
});

test('a host without a seat keeps the key of the room', async () => {
  const { room, keys } = await opened();
  const standing = { ...keys, seats: [] };
  expect(await moveHostRoleToSeat(standing, room)).toEqual(standing);
});

test('the role is not bound to a seat that somebody else has by now', async () => {
  const { code, room, keys } = await opened();
  const turned = { ...room, seats: room.seats.map((seat) => (seat.seat === '0' ? { ...seat, name: 'Ben' } : seat)) };
  expect(await moveHostRoleToSeat(keys, turned)).toEqual(keys);
  expect((await call('GET /api/rooms/:code', { code })).hostSeat).toBeNull();
});

test('without the role of the host there is nothing to bind', async () => {
  const { room, keys } = await opened();
  const guest = { seats: keys.seats };
  expect(await moveHostRoleToSeat(guest, room)).toEqual(guest);
});
