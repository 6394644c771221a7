import { type Tempo, usualTempo } from '@lantern/protocol/tempo';
import { DAY, HOUR } from '@lantern/protocol/timeUnits';
import fc from 'fast-check';
import { asideEnds, deadlineAt, turnEnds } from './deadline';
import { localTime } from './localTime';

const at = (text: string) => Date.parse(text);
const told = (instant: number | null) => instant && new Date(instant).toISOString().slice(0, 16);
const berlin = (more: Partial<Tempo> = {}): Tempo => ({ ...usualTempo(1, 'Europe/Berlin'), ...more });

test.each<[string, Partial<Tempo>, string, string]>([
  ['a day', {}, '2026-01-05T11:20Z', '2026-01-06T11:20'],
  ['three days', { turn: 3 }, '2026-01-05T11:20Z', '2026-01-08T11:20'],
  ['a day with the change to summer time', {}, '2026-03-28T11:00Z', '2026-03-29T10:00'],
  ['a day from a Friday, weekends free', { weekends: 'off' }, '2026-01-09T11:20Z', '2026-01-12T11:20'],
  ['a day from a Saturday, weekends free', { weekends: 'off' }, '2026-01-10T11:20Z', '2026-01-12T23:00'],
  ['a week from a Monday, weekends free', { turn: 7, weekends: 'off' }, '2026-01-05T11:20Z', '2026-01-14T11:20'],
])('the time of a turn of %s ends then', (_, more, begins, ends) => {
  expect(told(turnEnds(at(begins), berlin(more)))).toBe(ends);
});

test.each<[Tempo['turn'], number]>([
  [1, 8],
  [3, 24],
  [7, 48],
])('with turns of %s days an aside has %s hours', (turn, hours) => {
  expect(asideEnds(0, berlin({ turn }))).toBe(hours * HOUR);
});

test('without a limit there is no deadline', () => {
  expect([turnEnds(0, berlin({ turn: 'none' })), asideEnds(0, berlin({ turn: 'none' }))]).toEqual([null, null]);
});

test.each<[string, Partial<Tempo>, string, string]>([
  ['the next full hour', {}, '2026-01-05T11:20Z', '2026-01-05T12:00'],
  ['the full hour itself', {}, '2026-01-05T11:00Z', '2026-01-05T11:00'],
  ['the last hour before the night', {}, '2026-01-05T19:00Z', '2026-01-05T19:00'],
  ['the morning after, from 21:00 on', {}, '2026-01-05T19:01Z', '2026-01-06T09:01'],
  ['the morning, before 10:00', {}, '2026-01-06T07:45Z', '2026-01-06T09:15'],
  ['10:00 itself', {}, '2026-01-06T09:00Z', '2026-01-06T09:00'],
  ['the next full hour at night if nights count', { nights: false }, '2026-01-05T21:20Z', '2026-01-05T22:00'],
  ['Monday morning if weekends are free', { weekends: 'off' }, '2026-01-10T11:20Z', '2026-01-12T09:20'],
])('a deadline is %s', (_, more, ends, deadline) => {
  expect(told(deadlineAt(at(ends), berlin(more)))).toBe(deadline);
});

const ZONES = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Pacific/Apia', 'UTC'];

test('no deadline is before the end of its time, at night, or on a free weekend, in any zone', () => {
  const zones = fc.constantFrom(...ZONES);
  const instants = fc.integer({ min: at('2026-01-01T00:00Z'), max: at('2027-01-01T00:00Z') });
  const inDay = fc.property(zones, fc.constantFrom('off', 'count'), instants, (zone, weekends, ends) => {
    const deadline = deadlineAt(ends, berlin({ zone, weekends }));
    const local = new Date(localTime(deadline, zone));
    expect(deadline).toBeGreaterThanOrEqual(ends);
    expect(deadline - ends).toBeLessThan((weekends === 'off' ? 4 : 1) * DAY);
    expect(local.getUTCHours()).toBeGreaterThanOrEqual(10);
    expect(local.getUTCHours()).toBeLessThan(21);
    if (weekends === 'off') expect([0, 6]).not.toContain(local.getUTCDay());
  });
  fc.assert(inDay, { seed: 1, numRuns: 3000 });
});
