import { DAY } from '@lantern/protocol/timeUnits';
import type { RoomSummary } from '../store/maintenance';
import type { RoomRecord } from '../store/records';
import { keptRoom } from '../testing/roomRecords';
import { fits, signsOf } from './roomFilter';

const NOW = 1_000 * DAY;
const against = { reported: new Set<string>(), now: NOW };
const base: RoomRecord = { ...keptRoom(['Ana', 'Ben']), state: 'playing', owner: 'here', matchId: 'm' };
const summary = (more: Partial<RoomSummary> = {}, room: Partial<RoomRecord> = {}): RoomSummary => ({
  ...{ room: { ...base, ...room }, matches: 1, moves: 0, frozen: false, changedAt: NOW },
  ...more,
});
const { hosting } = base;
const tempo = { turn: 1 } as RoomRecord['hosting']['tempo'];

test.each<[string, RoomSummary, boolean]>([
  ['a frozen match', summary({ frozen: true }), true],
  ['no move for more than a day', summary({ changedAt: NOW - DAY - 1 }), true],
  ['no move for a day', summary({ changedAt: NOW - DAY }), false],
  ['nobody there', summary({ changedAt: 0 }, { owner: null }), false],
  ['a pause', summary({ changedAt: 0 }, { hosting: { ...hosting, pausedAt: 1 } }), false],
  ['a match over days', summary({ changedAt: 0 }, { hosting: { ...hosting, tempo } as RoomRecord['hosting'] }), false],
  ['a match that is over', summary({ changedAt: 0, frozen: true }, { state: 'over' }), false],
])('stuck: %s', (_, summary, stuck) => {
  expect(signsOf(summary, against).includes('stuck')).toBe(stuck);
});

test.each([
  [1_999, false],
  [2_000, true],
])('with %d moves a room is large: %p', (moves, large) => {
  expect(signsOf(summary({ moves }), against).includes('large')).toBe(large);
});

test.each([
  [30 * DAY, false],
  [30 * DAY + 1, true],
])('unchanged for %d milliseconds a room is old: %p', (silent, old) => {
  expect(signsOf(summary({ changedAt: NOW - silent }), against).includes('old')).toBe(old);
});

test('a room matches a filter by a sign that it has', () => {
  const reported = { ...against, reported: new Set([base.code]) };
  expect(fits(summary(), { sign: 'reported' }, reported)).toBe(true);
  expect(fits(summary(), { sign: 'reported' }, against)).toBe(false);
});
