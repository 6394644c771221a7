import { usualTempo } from '@lantern/protocol/tempo';
import { DAY } from '@lantern/protocol/timeUnits';
import { room as roomRecord } from '../../store/contract/records';
import type { RoomRecord } from '../../store/records';
import { DEFAULT_HOSTING, withHosting } from './hostingRules';
import { isPauseOver, mayPauseAlone, paused, pauseView, resumed } from './pauses';

const inOneGo = roomRecord('AAAA', { state: 'playing', hosting: DEFAULT_HOSTING });
const overDays = withHosting(inOneGo, { tempo: usualTempo(3, 'Europe/Berlin') });
const MONDAY = Date.UTC(2026, 0, 5);
const after = (days: number) => MONDAY + days * DAY;

test('a pause over days ends after a week', () => {
  const pausing = paused(overDays, MONDAY);
  expect([after(7) - 1, after(7)].map((now) => isPauseOver(pausing, now))).toEqual([false, true]);
  expect(pauseView(pausing, MONDAY)).toMatchObject({ paused: true, pauseEnds: after(7) });
});

test('a pause in one go has no end, and the next one needs no vote', () => {
  const pausing = paused(inOneGo, MONDAY);
  expect(pauseView(pausing, MONDAY)).toEqual({ paused: true });
  expect(mayPauseAlone(resumed(pausing, after(1)), after(1))).toBe(true);
});

test('the host may pause alone 14 days after the end of the last pause', () => {
  const early = resumed(paused(overDays, MONDAY), after(2));
  expect([after(16) - 1, after(16)].map((now) => mayPauseAlone(early, now))).toEqual([false, true]);
  const whole = resumed(paused(overDays, MONDAY), after(7) + 1000);
  expect([after(21) - 1, after(21)].map((now) => mayPauseAlone(whole, now))).toEqual([false, true]);
});

test('a pause that is paused again lasts a week longer, and stops the clock from its beginning', () => {
  const longer = paused(paused(overDays, MONDAY), after(3));
  expect(longer.hosting).toMatchObject({ pausedAt: MONDAY, pauseEnds: after(14) });
});

test('a pause that an earlier version has stored ends after a week', () => {
  const before: RoomRecord = withHosting(overDays, { pausedAt: MONDAY });
  expect([after(7) - 1, after(7)].map((now) => isPauseOver(before, now))).toEqual([false, true]);
});
