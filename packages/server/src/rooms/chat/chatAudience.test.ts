import { keptRoom, keptSeat } from '../../testing/roomRecords';
import { hashKey } from '../access/keys';
import { audienceOf, mayHear, playersOf } from './chatAudience';

const apart = keptRoom(['Ana'], { chat: { watchers: 'apart', muted: [] } });
const together = keptRoom(['Ana']);
const visitor = (browserHash?: string, seatHash: string | null = null) => ({
  ...{ name: 'Wanda', hostHash: null, seatHash },
  ...(browserHash !== undefined && { browserHash }),
});

test('only a person who has proved a seat is a player', () => {
  const plays = playersOf(apart, []);
  expect(plays(visitor(undefined, hashKey('key-Ana')))).toBe(true);
  expect(plays(visitor('hers'))).toBe(false);
  expect(plays(visitor())).toBe(false);
});

test('a connection from before taking a seat is a player once its browser has one', () => {
  const seated = { ...apart, seats: [keptSeat('0', 'Ana', { browser: 'hers' })] };
  expect(playersOf(seated, [])(visitor('hers'))).toBe(true);
  expect(playersOf(seated, [])(visitor('his'))).toBe(false);
});

test('a connection is a player while another one of its browser has proved a seat', () => {
  const plays = playersOf(apart, [visitor('hers', hashKey('key-Ana')), visitor('his'), visitor()]);
  expect(plays(visitor('hers'))).toBe(true);
  expect(plays(visitor('his'))).toBe(false);
  expect(plays(visitor())).toBe(false);
});

test('messages among watchers exist only if watchers are set apart, and no player receives them', () => {
  expect([audienceOf(apart, false), audienceOf(apart, true), audienceOf(together, false)]).toEqual([
    'watchers',
    'all',
    'all',
  ]);
  expect([mayHear(true, { audience: 'watchers' }), mayHear(false, { audience: 'watchers' })]).toEqual([false, true]);
  expect([mayHear(true, { audience: 'all' }), mayHear(false, { audience: 'all' })]).toEqual([true, true]);
});
