import { MOST_TAKE_BACKS } from '@lantern/protocol/takeBacks';
import { HOUR } from '@lantern/protocol/timeUnits';
import type { SeatRecord } from '../../store/records';
import { keptRoom, keptSeat } from '../../testing/roomRecords';
import { answered, askedBack, closed, isAgreed, openTakeBack, takeBackView } from './takeBackRules';

const NOW = 1_000_000;
const room = askedBack(
  keptRoom(['Ana', 'Ben'], { state: 'playing', matchId: 'm' }),
  { seat: '0', seq: 3, version: 2 },
  NOW,
);

test('a request for a take-back expires after half a minute', () => {
  expect(takeBackView(room, NOW)).toEqual({ seat: '0', awaited: ['1'], shown: [], remaining: 30_000 });
  expect(openTakeBack(room, NOW + 29_999)).not.toBeNull();
  expect(openTakeBack(room, NOW + 30_000)).toBeNull();
});

test('a clock that jumps ends a request instead of extending it', () => {
  expect(openTakeBack(room, NOW + HOUR)).toBeNull();
  expect(openTakeBack(room, NOW - HOUR)).toBeNull();
  expect(askedBack(room, { seat: '1', seq: 4, version: 3 }, NOW - HOUR).hosting.takeBacks.open?.seat).toBe('1');
});

describe.each<[who: string, seat: SeatRecord]>([
  ['a bot', keptSeat('1', 'Bot', { kind: 'bot', keyHash: null })],
  ['a stand-in', keptSeat('1', 'Ben', { standIn: 'default' })],
])('%s', (_, seat) => {
  const playing = keptRoom(['Ana', 'Ben'], { state: 'playing', matchId: 'm' });
  const room = { ...playing, seats: [...playing.seats.slice(0, 1), seat] };
  const nothingSeen = { seat: '0', seq: 3, version: 2, shown: [] };
  const seen = { ...nothingSeen, shown: ['card'] as const };
  const agreedAt = (kept: typeof room) => isAgreed(kept, openTakeBack(kept, NOW) as never);

  test('declines if it learned something, so that no request is made', () => {
    expect(() => askedBack(room, seen, NOW)).toThrow('BOTS_SAY_NO');
  });

  test('is not awaited if it learned nothing', () => {
    const asked = askedBack(room, nothingSeen, NOW);
    expect(takeBackView(asked, NOW)?.awaited).toEqual([]);
    expect(agreedAt(asked)).toBe(true);
  });

  test('that takes over during a request declines too', () => {
    const asked = askedBack(playing, seen, NOW);
    const agreed = answered(asked, '1', true, NOW);
    expect([agreedAt(asked), agreedAt(agreed)]).toEqual([false, true]);
    expect(agreedAt({ ...agreed, seats: room.seats })).toBe(false);
  });
});

test('the asking person is neither awaited nor in the way, even if a stand-in plays for them by now', () => {
  const seats = [keptSeat('0', 'Ana', { standIn: 'bot' }), keptSeat('1', 'Ben')];
  const asked = askedBack({ ...room, hosting: keptRoom([]).hosting, seats }, { seat: '0', seq: 3, version: 2 }, NOW);
  expect(takeBackView(asked, NOW)?.awaited).toEqual(['1']);
  const agreed = answered(asked, '1', true, NOW);
  expect(isAgreed(agreed, openTakeBack(agreed, NOW) as never)).toBe(true);
});

test('closing a request requires its seat and time', () => {
  const open = { seat: '0', until: NOW + 30_000 };
  expect(openTakeBack(closed(room, open), NOW)).toBeNull();
  expect(closed(room, { ...open, seat: '1' })).toBe(room);
  expect(closed(room, { ...open, until: NOW })).toBe(room);
});

test('an answer counts once, and only from a person who was asked', () => {
  const agreed = answered(room, '1', true, NOW);
  expect(openTakeBack(agreed, NOW)?.by).toEqual(['1']);
  expect(answered(agreed, '1', true, NOW)).toBe(agreed);
  expect(answered(room, '0', true, NOW)).toBe(room);
  expect(openTakeBack(answered(room, '1', false, NOW), NOW)).toBeNull();
  expect(() => answered(room, '1', true, NOW + HOUR)).toThrow('NO_TAKE_BACK');
});

test('no request is open without a running match', () => {
  expect(openTakeBack({ ...room, state: 'over' }, NOW)).toBeNull();
});

test('without a request there is no view of it, and a second request is refused', () => {
  expect(takeBackView(keptRoom(['Ana', 'Ben'], { state: 'playing', matchId: 'm' }), NOW)).toBeNull();
  expect(() => askedBack(room, { seat: '1', seq: 4, version: 3 }, NOW)).toThrow('TAKE_BACK_OPEN');
});

test('each seat has a limited number of requests in a match, independent of the others', () => {
  const ask = (kept: typeof room, seat: string) => askedBack(kept, { seat, seq: 3, version: 2 }, NOW);
  const over = (kept: typeof room) => answered(kept, '0', false, NOW);
  let kept = keptRoom(['Ana', 'Ben'], { state: 'playing', matchId: 'm' });
  for (let times = 1; times <= MOST_TAKE_BACKS; times++) {
    kept = ask(kept, '0');
    expect(kept.hosting.takeBacks.asked).toEqual({ '0': times });
    kept = over(kept);
  }
  expect(() => ask(kept, '0')).toThrow('TAKE_BACKS_USED');
  expect(ask(kept, '1').hosting.takeBacks.asked).toEqual({ '0': MOST_TAKE_BACKS, '1': 1 });
});
