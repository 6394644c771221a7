import type { SeatRecord } from '../../store/records';
import { keptRoom } from '../../testing/roomRecords';
import { toy } from '../../testing/toy';
import { hashKey } from '../access/keys';
import { rotated, withHosting } from '../host/hostingRules';
import { lossOf } from '../seats/people';
import { HAND_OVER_LASTS, offered, redeemed, takenBack } from './handOverRules';

const hashes = (token: string, typed: string) => ({ tokenHash: hashKey(token), codeHash: hashKey(typed) });

const room = offered(keptRoom(['Ana', 'Ben']), '0', hashes('token', 'K7WQ3HBM'), 1000);
const NEW = hashKey('new');
const device = { keyHash: NEW };

test('an offer is valid for two minutes', () => {
  expect(HAND_OVER_LASTS).toBe(120_000);
  expect(redeemed(room, 'token', device, 1000 + HAND_OVER_LASTS - 1).room.seats[0]?.keyHash).toBe(NEW);
  expect(() => redeemed(room, 'token', device, 1000 + HAND_OVER_LASTS)).toThrow('HAND_OVER_GONE');
});

test('a typed code redeems the same offer, once', () => {
  const { seat, room: after } = redeemed(room, 'K7WQ3HBM', device, 2000);
  expect(seat).toBe('0');
  expect(() => redeemed(after, 'K7WQ3HBM', device, 2000)).toThrow('HAND_OVER_GONE');
  expect(() => redeemed(after, 'token', device, 2000)).toThrow('HAND_OVER_GONE');
});

test('a clock that is set forward ends an offer, one that is set back does not extend it', () => {
  const hour = 3_600_000;
  expect(() => redeemed(room, 'token', device, 1000 + hour)).toThrow('HAND_OVER_GONE');
  expect(() => redeemed(room, 'token', device, 1000 - hour)).toThrow('HAND_OVER_GONE');
  expect(offered(room, '1', hashes('second', 'BBBBBBBB'), 1000 - hour).hosting.handOvers).toHaveLength(1);
});

test('the clocks of servers may differ by seconds', () => {
  expect(redeemed(room, 'token', device, 1000 - 20_000).seat).toBe('0');
});

test('an offer follows its person to another seat', () => {
  const { seat, room: after } = redeemed(rotated(room, toy), 'token', device, 2000);
  expect(seat).toBe('1');
  expect(after.seats.map(({ name, keyHash }) => [name, keyHash === NEW])).toEqual([
    ['Ben', false],
    ['Ana', true],
  ]);
});

test.each(['other', 'k7wq3hbm', '', undefined, 7])('%p redeems nothing', (token) => {
  expect(() => redeemed(room, token, device, 2000)).toThrow('HAND_OVER_GONE');
});

test('an offer ends when it is redeemed or withdrawn, or when its person has left', () => {
  const { room: after } = redeemed(room, 'token', device, 2000);
  expect(after.hosting.handOvers).toEqual([]);
  expect(takenBack(room, '0').hosting.handOvers).toEqual([]);
  const left = { ...room, seats: room.seats.slice(1) };
  expect(() => redeemed(left, 'token', device, 2000)).toThrow('HAND_OVER_GONE');
});

test('offers of other seats stay, expired ones do not', () => {
  const both = offered(room, '1', hashes('second', 'BBBBBBBB'), 2000);
  expect(both.hosting.handOvers).toHaveLength(2);
  expect(offered(both, '1', hashes('third', 'CCCCCCCC'), 1500 + HAND_OVER_LASTS).hosting.handOvers).toHaveLength(1);
});

test('the key of a seat moves it like an offer, and becomes invalid', () => {
  const { seat, room: after } = redeemed(room, 'key-Ben', device, 2000);
  expect(seat).toBe('1');
  expect(after.seats).toMatchObject([room.seats[0], { name: 'Ben', person: 2, keyHash: NEW }]);
  expect(() => redeemed(after, 'key-Ben', device, 2000)).toThrow('HAND_OVER_GONE');
});

test('the seat is linked to the new browser, and no longer to the old one', () => {
  const [ana, ben] = room.seats;
  const from = { ...room, seats: [{ ...(ana as SeatRecord), browser: 'old' }, ben as SeatRecord] };
  expect(redeemed(from, 'token', { ...device, browser: 'new' }, 2000).room.seats[0]?.browser).toBe('new');
  expect(redeemed(from, 'token', device, 2000).room.seats[0]).not.toHaveProperty('browser');
});

test('the old key is remembered as that of a moved seat', () => {
  const { room: after } = redeemed(room, 'token', device, 2000);
  expect(lossOf(after, hashKey('key-Ana'))).toEqual({ how: 'moved' });
  for (const key of ['key-Ben', 'new', 'token']) expect(lossOf(after, hashKey(key))).toBeUndefined();
});

test('an absent host who moves their seat still gets the role back; other seats do not change', () => {
  const away = (key: string) => withHosting(room, { hostAway: { keyHash: hashKey(key), name: 'Ana' } });
  const awayAfter = (key: string) => redeemed(away(key), 'token', device, 2000).room.hosting.hostAway?.keyHash;
  expect(awayAfter('key-Ana')).toBe(NEW);
  expect(awayAfter('key-Ben')).toBe(hashKey('key-Ben'));
});
