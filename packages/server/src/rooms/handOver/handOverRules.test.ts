import { keptRoom } from '../../testing/roomRecords';
import { toy } from '../../testing/toy';
import { hashKey } from '../access/keys';
import { rotated } from '../host/hostingRules';
import { HAND_OVER_LASTS, offered, redeemed, takenBack } from './handOverRules';

const hashes = (token: string, typed: string) => ({ tokenHash: hashKey(token), codeHash: hashKey(typed) });

const room = offered(keptRoom(['Ana', 'Ben']), '0', hashes('token', 'K7WQ3HBM'), 1000);
const NEW = hashKey('new');

test('an offer is good for two minutes and no longer', () => {
  expect(HAND_OVER_LASTS).toBe(120_000);
  expect(redeemed(room, 'token', NEW, 1000 + HAND_OVER_LASTS - 1).room.seats[0]?.keyHash).toBe(NEW);
  expect(() => redeemed(room, 'token', NEW, 1000 + HAND_OVER_LASTS)).toThrow('HAND_OVER_GONE');
});

test('a code that is typed opens the same offer, once', () => {
  const { seat, room: after } = redeemed(room, 'K7WQ3HBM', NEW, 2000);
  expect(seat).toBe('0');
  expect(() => redeemed(after, 'K7WQ3HBM', NEW, 2000)).toThrow('HAND_OVER_GONE');
  expect(() => redeemed(after, 'token', NEW, 2000)).toThrow('HAND_OVER_GONE');
});

test('a clock that is put forward ends an offer, one that is put back does not prolong it', () => {
  const hour = 3_600_000;
  expect(() => redeemed(room, 'token', NEW, 1000 + hour)).toThrow('HAND_OVER_GONE');
  expect(() => redeemed(room, 'token', NEW, 1000 - hour)).toThrow('HAND_OVER_GONE');
  expect(offered(room, '1', hashes('second', 'BBBBBBBB'), 1000 - hour).hosting.handOvers).toHaveLength(1);
});

test('servers need not agree on the time to the second', () => {
  expect(redeemed(room, 'token', NEW, 1000 - 20_000).seat).toBe('0');
});

test('an offer follows its person to another seat', () => {
  const { seat, room: after } = redeemed(rotated(room, toy), 'token', NEW, 2000);
  expect(seat).toBe('1');
  expect(after.seats.map(({ name, keyHash }) => [name, keyHash === NEW])).toEqual([
    ['Ben', false],
    ['Ana', true],
  ]);
});

test.each(['other', 'k7wq3hbm', '', undefined, 7])('%p opens nothing', (token) => {
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
  const both = offered(room, '1', hashes('second', 'BBBBBBBB'), 2000);
  expect(both.hosting.handOvers).toHaveLength(2);
  expect(offered(both, '1', hashes('third', 'CCCCCCCC'), 1500 + HAND_OVER_LASTS).hosting.handOvers).toHaveLength(1);
});
