import { type RealServer, realServer } from '../../../test/realServer';
import { addBot, createRoom, roomOf, sit } from '../../net/api/rooms';
import { type HeldKeys, heldSeat, showSeat } from '../../state/roomKeys';
import { bindHostToSeat } from './bindHostToSeat';

let server: RealServer;

beforeAll(async () => {
  server = await realServer();
  globalThis.fetch = server.fetch;
});

afterAll(() => server.stop());

/** Ana has opened a room in this browser and sits in it. */
async function opened() {
  const { room, hostKey, seat } = await createRoom({ game: 'crystal-wars', players: 3, options: {}, name: 'Ana' });
  const keys: HeldKeys = { hostKey, seats: seat ? [heldSeat(seat)] : [] };
  return { code: room.code, room, keys };
}

test('before somebody more shares the browser the role of the host is bound to the one who sits there', async () => {
  const { code, room, keys } = await opened();
  const bound = await bindHostToSeat(keys, room);
  const both = showSeat(bound, heldSeat(await sit(code, '1', { name: 'Ben' })));
  expect((await roomOf(code)).hostSeat).toBe('0');
  expect(both).toMatchObject({ seats: [{ name: 'Ben' }, { name: 'Ana' }] });
  expect(both.hostKey).toBeUndefined();
  await addBot(code, '2', keys.seats[0]?.seatKey ?? '');
});

test('a host who does not sit keeps the key of the room', async () => {
  const { room, keys } = await opened();
  const standing = { ...keys, seats: [] };
  expect(await bindHostToSeat(standing, room)).toEqual(standing);
});

test('the role is not bound to a seat on which somebody else sits by now', async () => {
  const { code, room, keys } = await opened();
  const turned = { ...room, seats: room.seats.map((seat) => (seat.seat === '0' ? { ...seat, name: 'Ben' } : seat)) };
  expect(await bindHostToSeat(keys, turned)).toEqual(keys);
  expect((await roomOf(code)).hostSeat).toBeNull();
});

test('who is no host has nothing to bind', async () => {
  const { room, keys } = await opened();
  const guest = { seats: keys.seats };
  expect(await bindHostToSeat(guest, room)).toEqual(guest);
});
