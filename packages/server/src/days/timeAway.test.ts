import { DAY, HOUR, MINUTE } from '@lantern/protocol/timeUnits';
import { timeAway } from './timeAway';

const NOW = 1e12;

test.each<[string, number, ReturnType<typeof timeAway>]>([
  ['a minute', MINUTE, { shift: 0, notBefore: 0 }],
  ['more than a minute', MINUTE + 1, { shift: 0, notBefore: NOW + 15 * MINUTE }],
  ['a quarter of an hour', 15 * MINUTE, { shift: HOUR, notBefore: NOW + 15 * MINUTE }],
  ['an hour and a bit', HOUR + 1, { shift: 2 * HOUR, notBefore: NOW + 15 * MINUTE }],
  ['30 days', 30 * DAY, { shift: 30 * DAY, notBefore: NOW + 15 * MINUTE }],
  ['more than 30 days', 30 * DAY + 1, 'unsound'],
  ['a minute in the future', -MINUTE, { shift: 0, notBefore: 0 }],
  ['more than a minute in the future', -MINUTE - 1, 'unsound'],
])('after %s without a beat', (_, away, expected) => {
  expect(timeAway(NOW, NOW - away, false)).toEqual(expected);
});

test('the first beat, and time without a running clock, extend nothing', () => {
  expect([timeAway(NOW, null, false), timeAway(NOW, NOW - 40 * DAY, true)]).toEqual([
    { shift: 0, notBefore: 0 },
    { shift: 0, notBefore: 0 },
  ]);
});
