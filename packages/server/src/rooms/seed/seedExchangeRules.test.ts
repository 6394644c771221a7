import { commitmentOf } from '@lantern/games/engine/seedCommitment';
import type { Visitor } from '../../store/shared';
import { keptRoom, keptSeat } from '../../testing/roomRecords';
import { hashKey } from '../access/keys';
import {
  asking,
  begun,
  contributed,
  contributors,
  ended,
  exchangeView,
  isComplete,
  missingOf,
  numbersOf,
  requireSamePlaces,
} from './seedExchangeRules';

const NOW = 1_000_000;
const seats = [keptSeat('0', 'Ana'), keptSeat('1', 'Ben'), keptSeat('2', 'Bot', { kind: 'bot', keyHash: null })];
const room = { ...keptRoom([]), seats };
const here = (name: string, more: Partial<Visitor> = { contributes: true }): Visitor => ({
  ...{ name: '', hostHash: null, seatHash: hashKey(`key-${name}`) },
  ...more,
});
const begin = (kept = room, matchId = 'm', now = NOW) =>
  begun(kept, kept, { matchId, promise: 'p' }, [here('Ana'), here('Ben')], now);
const numbers = { Ana: 'a'.repeat(32), Ben: 'b'.repeat(32) };
const hand = (kept: typeof room, name: 'Ana' | 'Ben', sent: object, now = NOW) => {
  const after = contributed(kept, `key-${name}`, { matchId: 'm', ...sent } as never, now);
  if (!after) throw new Error('too late');
  return after as typeof room;
};
const commit = (kept: typeof room, name: 'Ana' | 'Ben') =>
  hand(kept, name, { commitment: commitmentOf('m', numbers[name]) });
const reveal = (kept: typeof room, name: 'Ana' | 'Ben', number = numbers[name]) => hand(kept, name, { number });
const exchangeOf = (kept: typeof room) => kept.hosting.exchange as NonNullable<typeof kept.hosting.exchange>;

test('people contribute whose browser is online and supports it', () => {
  const visitors = [here('Ana'), here('Ben', {}), here('Zoe'), here('', { seatHash: null, contributes: true })];
  expect(contributors(room, visitors).map(({ seat }) => seat)).toEqual(['0']);
});

test('hashes are collected first, then numbers, and no number is public', () => {
  let kept = begin();
  expect([isComplete(exchangeOf(kept)), exchangeView(kept, NOW)]).toEqual([
    false,
    { matchId: 'm', promise: 'p', step: 'commit', redraws: 0, commitments: {} },
  ]);
  kept = commit(kept, 'Ana');
  expect(isComplete(exchangeOf(kept))).toBe(false);
  kept = commit(kept, 'Ben');
  expect([isComplete(exchangeOf(kept)), exchangeView(kept, NOW)?.commitments]).toEqual([true, {}]);
  kept = asking(kept, 'm');
  const commitments = { '0': commitmentOf('m', numbers.Ana), '1': commitmentOf('m', numbers.Ben) };
  expect([isComplete(exchangeOf(kept)), exchangeView(kept, NOW)]).toEqual([
    false,
    { matchId: 'm', promise: 'p', step: 'open', redraws: 0, commitments },
  ]);
  kept = reveal(reveal(kept, 'Ana'), 'Ben');
  expect([isComplete(exchangeOf(kept)), numbersOf(exchangeOf(kept).parts)]).toEqual([
    true,
    { '0': numbers.Ana, '1': numbers.Ben },
  ]);
  expect(exchangeView(kept, NOW)?.commitments).toEqual(commitments);
});

test('a person without a hash is excluded and no longer awaited', () => {
  const kept = asking(commit(begin(), 'Ana'), 'm');
  expect(exchangeOf(kept).parts.map(({ seat }) => seat)).toEqual(['0']);
  expect(contributed(kept, 'key-Ben', { matchId: 'm', number: numbers.Ben }, NOW)).toBeUndefined();
  expect(numbersOf(exchangeOf(kept).parts)).toEqual({});
});

test('an exchange expires after five seconds; until then only the same one may start again', () => {
  const kept = begin();
  expect(() => begin(kept, 'other', NOW + 4999)).toThrow('ROOM_PLAYING');
  expect(exchangeOf(begin(kept, 'other', NOW + 5000) as typeof room).matchId).toBe('other');
  expect(exchangeOf(begin(kept, 'm', NOW + 1) as typeof room).until).toBe(NOW + 5001);
  expect([exchangeView(kept, NOW + 4999)?.matchId, exchangeView(kept, NOW + 5000)]).toEqual(['m', null]);
  expect(() => hand(kept, 'Ana', { number: numbers.Ana }, NOW + 5000)).toThrow('too late');
});

test('a repeated contribution changes nothing, and a different one is refused', () => {
  const kept = commit(begin(), 'Ana');
  expect(commit(kept, 'Ana')).toBe(kept);
  expect(() => hand(kept, 'Ana', { commitment: 'c'.repeat(64) })).toThrow('STALE_STATE');
  const open = asking(commit(kept, 'Ben'), 'm');
  const shown = reveal(open, 'Ana');
  expect(reveal(shown, 'Ana')).toBe(shown);
  expect(() => reveal(shown, 'Ana', 'c'.repeat(32))).toThrow('STALE_STATE');
});

test('a number before all hashes, a hash after it, and a number that does not fit its hash are refused', () => {
  const kept = commit(commit(begin(), 'Ana'), 'Ben');
  expect(() => reveal(kept, 'Ana')).toThrow('STALE_STATE');
  const open = asking(kept, 'm');
  expect(() => hand(open, 'Ana', { commitment: 'c'.repeat(64) })).toThrow('STALE_STATE');
  expect(() => reveal(open, 'Ana', 'c'.repeat(32))).toThrow('MALFORMED');
});

test('only a seated person contributes, and only to that match', () => {
  const kept = begin();
  const sent = { matchId: 'm', commitment: 'c'.repeat(64) };
  expect(() => contributed(kept, 'key-Zoe', sent, NOW)).toThrow('NOT_YOUR_SEAT');
  expect(contributed(kept, 'key-Ana', { ...sent, matchId: 'other' }, NOW)).toBeUndefined();
  expect(contributed(room, 'key-Ana', sent, NOW)).toBeUndefined();
});

test('numbers are requested once, and only its own match ends an exchange', () => {
  const kept = begin();
  expect([asking(kept, 'other'), ended(kept, 'other')]).toEqual([kept, kept]);
  const open = asking(kept, 'm');
  expect(asking(open, 'm')).toBe(open);
  expect(ended(kept, 'm')).toEqual(room);
});

test('a person is missing if they sent a hash but no number', () => {
  const open = reveal(asking(commit(commit(begin(), 'Ana'), 'Ben'), 'm'), 'Ana');
  expect(missingOf(exchangeOf(open))).toEqual([hashKey('key-Ben')]);
  expect(missingOf(exchangeOf(reveal(open, 'Ben')))).toEqual([]);
  expect(missingOf(undefined)).toEqual([]);
});

test('the number of repetitions is public', () => {
  const again = begun(room, room, { matchId: 'm', promise: 'p', redraws: 2 }, [here('Ana')], NOW);
  expect(exchangeView(again, NOW)).toMatchObject({ matchId: 'm', redraws: 2 });
});

test('no match is dealt after a contributor has changed seats', () => {
  const { parts } = exchangeOf(commit(begin(), 'Ana'));
  expect(() => requireSamePlaces(room, parts)).not.toThrow();
  const [ana, ben, bot] = room.seats.map(({ seat: _, ...one }) => one);
  const seated = (order: (typeof ana)[]) => ({
    ...room,
    seats: order.map((one, at) => ({ ...one, seat: String(at) })),
  });
  expect(() => requireSamePlaces(seated([ben, ana, bot]) as typeof room, parts)).toThrow('ROOM_PLAYING');
});
