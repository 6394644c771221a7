import { keptRoom } from '../../testing/roomRecords';
import { askedBack, openTakeBack, takeBackView } from './takebackRules';

const HOUR = 3_600_000;
const NOW = 1_000_000;
const room = askedBack(
  keptRoom(['Ana', 'Ben'], { state: 'playing', matchId: 'm' }),
  { seat: '0', seq: 3, version: 2 },
  NOW,
);

test('a request for a take-back lapses after half a minute', () => {
  expect(takeBackView(room, NOW)).toEqual({ seat: '0', awaited: ['1'], shown: [], remaining: 30_000 });
  expect(openTakeBack(room, NOW + 29_999)).not.toBeNull();
  expect(openTakeBack(room, NOW + 30_000)).toBeNull();
});

test('a clock that jumps ends a request rather than holding the match up for as long', () => {
  expect(openTakeBack(room, NOW + HOUR)).toBeNull();
  expect(openTakeBack(room, NOW - HOUR)).toBeNull();
  expect(askedBack(room, { seat: '1', seq: 4, version: 3 }, NOW - HOUR).hosting.takeBacks.open?.seat).toBe('1');
});
