import { keptRoom } from '../testing/room';
import { HAND_OVER_LASTS, offered, redeemed, takenBack } from './handOvers';
import { rotated } from './hostingRules';
import { hashKey } from './keys';

const room = offered(keptRoom(['Ana', 'Ben']), '0', hashKey('token'), 1000);
const NEW = hashKey('new');

test('an offer is good for two minutes and no longer', () => {
  expect(HAND_OVER_LASTS).toBe(120_000);
  expect(redeemed(room, 'token', NEW, 1000 + HAND_OVER_LASTS - 1).room.seats[0]?.keyHash).toBe(NEW);
  expect(() => redeemed(room, 'token', NEW, 1000 + HAND_OVER_LASTS)).toThrow('HAND_OVER_GONE');
});

test('an offer follows its person to another seat', () => {
  const { seat, room: after } = redeemed(rotated(room), 'token', NEW, 2000);
  expect(seat).toBe('1');
  expect(after.seats.map(({ name, keyHash }) => [name, keyHash === NEW])).toEqual([
    ['Ben', false],
    ['Ana', true],
  ]);
});

test.each(['other', '', undefined, 7])('the token %p opens nothing', (token) => {
  expect(() => redeemed(room, token, NEW, 2000)).toThrow('HAND_OVER_GONE');
});

test('an offer is over once it is redeemed or taken back, or its person has gone', () => {
  const { room: after } = redeemed(room, 'token', NEW, 2000);
  expect(after.hosting.handOvers).toEqual([]);
  expect(takenBack(room, '0').hosting.handOvers).toEqual([]);
  const left = { ...room, seats: room.seats.slice(1) };
  expect(() => redeemed(left, 'token', NEW, 2000)).toThrow('HAND_OVER_GONE');
});

test('offers of other seats stay, those that are over do not', () => {
  const both = offered(room, '1', hashKey('second'), 2000);
  expect(both.hosting.handOvers).toHaveLength(2);
  expect(offered(both, '1', hashKey('third'), 1500 + HAND_OVER_LASTS).hosting.handOvers).toHaveLength(1);
});
