import type { QuietHours } from '@lantern/protocol/quietHours';
import { quietAt } from './quietHours';

const at = (text: string) => Date.parse(text);
const span = (zone: string, now: string, quiet?: QuietHours) => {
  const found = quietAt(at(now), zone, quiet);
  return found && [found.from, found.until].map((time) => `${new Date(time).toISOString().slice(0, 16)}Z`);
};

test.each([
  ['Europe/Berlin', '2026-01-05T20:59Z', undefined],
  ['Europe/Berlin', '2026-01-05T21:00Z', ['2026-01-05T21:00Z', '2026-01-06T07:00Z']],
  ['Europe/Berlin', '2026-01-06T06:59Z', ['2026-01-05T21:00Z', '2026-01-06T07:00Z']],
  ['Europe/Berlin', '2026-01-06T07:00Z', undefined],
  ['America/New_York', '2026-01-06T07:00Z', ['2026-01-06T03:00Z', '2026-01-06T13:00Z']],
  ['Europe/Berlin', '2026-03-28T22:00Z', ['2026-03-28T21:00Z', '2026-03-29T06:00Z']],
])('in %s at %s the usual quiet hours are %j', (zone, now, expected) => {
  expect(span(zone, now)).toEqual(expected);
});

test.each<[QuietHours, string, string[] | undefined]>([
  [{ begins: 9, ends: 17 }, '2026-01-05T08:59Z', undefined],
  [{ begins: 9, ends: 17 }, '2026-01-05T09:00Z', ['2026-01-05T09:00Z', '2026-01-05T17:00Z']],
  [{ begins: 9, ends: 17 }, '2026-01-05T17:00Z', undefined],
  [{ begins: 0, ends: 6 }, '2026-01-05T00:00Z', ['2026-01-05T00:00Z', '2026-01-05T06:00Z']],
  [{ begins: 23, ends: 0 }, '2026-01-05T23:30Z', ['2026-01-05T23:00Z', '2026-01-06T00:00Z']],
  [{ begins: 8, ends: 8 }, '2026-01-05T08:00Z', undefined],
])('own quiet hours %j at %s are %j', (quiet, now, expected) => {
  expect(span('UTC', now, quiet)).toEqual(expected);
});
