import { usualTempo } from '@lantern/protocol/tempo';
import { hashKey } from '../rooms/access/keys';
import type { Visitor } from '../store/shared';
import { fakeTime, openRoomParts, pass, type RoomParts } from '../testing/roomParts';
import { calmToy } from '../testing/toy';
import { BEFORE_ORDERS, MAX_THINKING_MS } from './serverPlay';
import { ServerSeats } from './serverSeats';

let parts: RoomParts;
let players: ServerSeats;

beforeEach(() => {
  fakeTime();
  parts = openRoomParts(calmToy);
  players = new ServerSeats({ ...parts, searchPool: null, botPace: 1 });
});
afterEach(async () => {
  await players.close();
  await parts.close();
  jest.useRealTimers();
});

/** A match over days in which Ben has ordered to draw, and must move as soon as Ana has moved. */
async function begun() {
  const tempo = usualTempo(3, 'Europe/Berlin');
  const { room, hostKey } = await parts.rooms.create({ game: 'calm', players: 2, name: 'Ana', tempo });
  const { code } = room;
  const { seatKey } = await parts.rooms.sit(code, '1', 'Ben');
  const { matchId } = await parts.deals.byHost(code, 'start', hostKey);
  const match = await parts.matches.open(matchId as string);
  await parts.orders.give(code, seatKey, '1', { turn: 'blindly' });
  const visitor: Visitor = { name: 'Ben', hostHash: null, seatHash: hashKey(seatKey) };
  return {
    comes: () => parts.presence.enter(code, visitor),
    attends: (yes: boolean) => parts.presence.attend(code, visitor, yes),
    move: () => match?.act({ seat: '0', move: 'draw', args: [] }).then(() => pass(0)),
    turn: () => match?.view(null).turnSeat,
  };
}

test('the orders of a person who is away are played after the thinking time of a bot', async () => {
  const { move, turn } = await begun();
  await move();
  expect(turn()).toBe('1');
  await pass(MAX_THINKING_MS);
  expect(turn()).toBe('0');
});

test('the orders of a person whose page is open but not in use are played too', async () => {
  const { comes, move, turn } = await begun();
  comes();
  await move();
  await pass(MAX_THINKING_MS);
  expect(turn()).toBe('0');
});

test('a person who uses the page makes the decision', async () => {
  const { comes, attends, move, turn } = await begun();
  comes();
  attends(true);
  await move();
  await pass(10 * BEFORE_ORDERS);
  expect(turn()).toBe('1');
});

test.each<[string, (ben: { attends(yes: boolean): void; leaves(): void }) => void]>([
  ['stops using the page', ({ attends }) => attends(false)],
  ['closes the page', ({ leaves }) => leaves()],
])('a person who %s can still come back for half a minute', async (_, goes) => {
  const { comes, attends, move, turn } = await begun();
  const leaves = comes();
  attends(true);
  await move();
  goes({ attends, leaves });
  await pass(0);
  await pass(BEFORE_ORDERS - 1);
  expect(turn()).toBe('1');
  await pass(1);
  expect(turn()).toBe('0');
});

test('no orders are played for a person who comes back in that time', async () => {
  const { comes, attends, move, turn } = await begun();
  comes();
  attends(true);
  await move();
  attends(false);
  await pass(0);
  await pass(BEFORE_ORDERS - 1);
  attends(true);
  await pass(10 * BEFORE_ORDERS);
  expect(turn()).toBe('1');
});
