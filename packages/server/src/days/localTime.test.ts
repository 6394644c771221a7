import { HOUR } from '@lantern/protocol/timeUnits';
import { daysLater, instantOf, isZone, localTime } from './localTime';

const at = (text: string) => Date.parse(text);
/** A local time, as `localTime` returns it. */
const shown = (text: string) => Date.parse(`${text}Z`);

test.each([
  ['Europe/Berlin', '2026-01-05T11:00:00Z', '2026-01-05T12:00'],
  ['Europe/Berlin', '2026-07-05T11:00:00Z', '2026-07-05T13:00'],
  ['America/New_York', '2026-01-05T03:30:00Z', '2026-01-04T22:30'],
  ['Asia/Kathmandu', '2026-01-05T00:00:00Z', '2026-01-05T05:45'],
  ['UTC', '1969-12-31T23:59:59.250Z', '1969-12-31T23:59:59.250'],
])('clocks in %s show at %s: %s', (zone, instant, local) => {
  expect(localTime(at(instant), zone)).toBe(shown(local));
  expect(instantOf(shown(local), zone)).toBe(at(instant));
});

test.each([
  ['Europe/Berlin', '2026-03-29T02:30', '2026-03-29T01:00:00Z'],
  ['America/New_York', '2026-03-08T02:00', '2026-03-08T07:00:00Z'],
  ['Australia/Lord_Howe', '2026-10-04T02:15', '2026-10-03T15:30:00Z'],
  ['Pacific/Apia', '2011-12-30T12:00', '2011-12-30T10:00:00Z'],
])('a time that clocks in %s skip, %s, is the moment of the change', (zone, local, instant) => {
  expect(instantOf(shown(local), zone)).toBe(at(instant));
});

test.each([
  ['Europe/Berlin', '2026-10-25T02:30', '2026-10-25T01:30:00Z'],
  ['America/New_York', '2026-11-01T01:30', '2026-11-01T06:30:00Z'],
  ['Australia/Lord_Howe', '2026-04-05T01:45', '2026-04-04T15:15:00Z'],
])('a time that clocks in %s show twice, %s, is the later one', (zone, local, instant) => {
  expect(instantOf(shown(local), zone)).toBe(at(instant));
});

test('a day with a change of the clocks is an hour shorter or longer', () => {
  expect(daysLater(at('2026-03-28T11:00:00Z'), 1, 'Europe/Berlin') - at('2026-03-28T11:00:00Z')).toBe(23 * HOUR);
  expect(daysLater(at('2026-10-24T10:00:00Z'), 1, 'Europe/Berlin') - at('2026-10-24T10:00:00Z')).toBe(25 * HOUR);
});

test.each(['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Pacific/Apia', 'UTC'])(
  'at every hour of 2011 clocks in %s agree with Intl',
  (zone) => {
    const format = new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
    const wrong: string[] = [];
    for (let time = at('2011-01-01T00:00Z'); time < at('2012-01-01T00:00Z'); time += 3_600_000) {
      const told = format.format(time);
      if (localTime(time, zone) !== shown(told.replace(' ', 'T'))) wrong.push(told);
    }
    expect(wrong).toEqual([]);
  },
);

test('valid and invalid names of zones are distinguished', () => {
  expect(['Europe/Berlin', 'UTC', 'Moon/Crater', '', '../etc'].map(isZone)).toEqual([true, true, false, false, false]);
});
