import type { OwedDecision } from '@lantern/games/engine/owedDecision';
import type { HolidayMode } from '@lantern/protocol/holidays';
import type { Seat } from '@lantern/protocol/seat';
import { type Tempo, usualTempo } from '@lantern/protocol/tempo';
import { DAY, HOUR } from '@lantern/protocol/timeUnits';
import type { DayClockRecord } from '../store/days';
import {
  dayClockAfter,
  dayClockView,
  dueActs,
  firstDayClock,
  isOverdue,
  limitOf,
  withBots,
  withHoliday,
  withoutHoliday,
} from './dayClock';
import { daysLeft, daysOffOf } from './holidays';
import { nudgeFrom } from './nudges';

/** A Monday, 12:00 in Berlin. */
const MONDAY = Date.UTC(2026, 0, 5, 11);
/** The midnight before it. */
const MIDNIGHT = MONDAY - 12 * HOUR;

const turn = (decisionId: number, ...owing: Seat[]): OwedDecision => ({
  decisionId,
  kind: 'turn',
  owing,
  routine: false,
});
const by = (seat: Seat | null) => ({ seat, standIn: false, takenBack: false });

/** A clock of two seats: seat 0 must move on Monday at noon, and has three days and two of reserve. */
const first = (tempo: Partial<Tempo> = {}, pace = turn(1, '0')): DayClockRecord => {
  const whole = { ...usualTempo(3, 'Europe/Berlin'), reserve: 2, nights: false, ...tempo };
  return firstDayClock({ matchId: 'm', roomCode: 'AAAA', tempo: whole, seats: ['0', '1'] }, pace, MONDAY);
};

/** The clock with these days of January off for seat 0, taken at a time. */
function off(
  clock: DayClockRecord,
  [first, last]: readonly [number, number],
  more: { by?: HolidayMode; at?: number } = {},
) {
  const { by = 'wait', at = MONDAY } = more;
  const day = (of: number) => `2026-01-${String(of).padStart(2, '0')}`;
  const days = daysOffOf({ first: day(first), last: day(last), by }, 'Europe/Berlin', at);
  if (!days) throw new Error('no such days');
  return withHoliday(clock, '0', days, at);
}

describe('days off', () => {
  const days = (first: string, last: string, zone = 'Europe/Berlin') =>
    daysOffOf({ first, last, by: 'wait' }, zone, MONDAY);

  test('that begin today begin now, and end with their last day', () => {
    expect(days('2026-01-05', '2026-01-05')).toEqual({
      away: { from: MONDAY, to: MIDNIGHT + DAY, by: 'wait' },
      days: 1,
    });
  });

  test('that begin later begin at midnight in the zone of the room', () => {
    expect(days('2026-01-06', '2026-01-08')?.away).toMatchObject({ from: MIDNIGHT + DAY, to: MIDNIGHT + 4 * DAY });
    expect(days('2026-01-06', '2026-01-06', 'America/New_York')?.away.from).toBe(MIDNIGHT + DAY + 6 * HOUR);
  });

  test('may neither begin in the past nor end before they begin', () => {
    expect([days('2026-01-04', '2026-01-08'), days('2026-01-08', '2026-01-07')]).toEqual([undefined, undefined]);
  });

  test('are two years ahead at most', () => {
    expect(days('2028-01-05', '2028-01-05')?.days).toBe(1);
    expect(days('2028-01-06', '2028-01-06')).toBeUndefined();
  });

  test('are as many as the room has set, fourteen by default, for each match', () => {
    expect([daysLeft(first(), '0'), daysLeft(first({ holiday: 3 }), '0')]).toEqual([14, 3]);
    expect(daysLeft(off(first(), [5, 8]), '0')).toBe(10);
  });

  test('are shown to everybody', () => {
    expect(dayClockView(off(first(), [5, 6]))?.holidays).toEqual([
      { seat: '0', left: 12, away: { from: MONDAY, to: MIDNIGHT + 2 * DAY, by: 'wait' } },
      { seat: '1', left: 14 },
    ]);
  });
});

describe('while the match waits', () => {
  test('the clock of the seat stands still', () => {
    expect(limitOf(off(first(), [6, 8]), '0')).toBe(MONDAY + (3 + 2 + 3) * DAY);
    expect(limitOf(off(first(), [5, 5]), '0')).toBe(MONDAY + (3 + 2) * DAY + 12 * HOUR);
  });

  test('days off after the deadline do not move it', () => {
    expect(limitOf(off(first(), [11, 12]), '0')).toBe(MONDAY + 5 * DAY);
  });

  test('a turn that begins during the days off begins after them', () => {
    const theirs = off(first({}, turn(1, '1')), [6, 9]);
    const own = dayClockAfter(theirs, turn(2, '0'), by('1'), MONDAY + 2 * DAY);
    expect(limitOf(own, '0')).toBe(MIDNIGHT + 5 * DAY + 5 * DAY);
  });

  test('the others keep their deadline, of the same decision too', () => {
    const clock = off(first({}, turn(1, '0', '1')), [6, 8]);
    expect([limitOf(clock, '0'), limitOf(clock, '1')]).toEqual([MONDAY + 8 * DAY, MONDAY + 5 * DAY]);
  });

  test('the server acts later, and nobody is nudged before the end', () => {
    const clock = off(first({ overdue: 'strict' }), [5, 7]);
    const until = MONDAY + 5 * DAY + 2 * DAY + 12 * HOUR;
    expect([clock.nextAt, dueActs(clock, until - 1).bots, dueActs(clock, until).bots]).toEqual([until, [], ['0']]);
    expect(nudgeFrom(clock, '0')).toBe(MIDNIGHT + 3 * DAY);
  });

  test('a turn that is late already is late again only after the days off', () => {
    const late = MONDAY + 6 * DAY;
    const clock = off(first(), [11, 12], { at: late });
    expect(isOverdue(first(), '0', late)).toBe(true);
    const ends = MIDNIGHT + 8 * DAY;
    expect([isOverdue(clock, '0', ends - 1), isOverdue(clock, '0', ends)]).toEqual([false, true]);
    expect(limitOf(clock, '0')).toBe(ends);
  });
});

describe('days off end', () => {
  test('with the first own move, and the time that was off is not counted', () => {
    const clock = dayClockAfter(off(first(), [5, 9]), turn(2, '0'), by('0'), MONDAY + 2 * DAY);
    expect([clock.endsAt, clock.seats['0']?.away]).toEqual([MONDAY + 5 * DAY, undefined]);
    expect(daysLeft(clock, '0')).toBe(11);
  });

  test('with no move of others or of the server', () => {
    for (const made of [by(null), { ...by('0'), standIn: true }, by('1')]) {
      const clock = dayClockAfter(off(first(), [5, 9]), turn(2, '1'), made, MONDAY + HOUR);
      expect(clock.seats['0']?.away).toBeDefined();
    }
  });

  test('not with a move before they begin', () => {
    const clock = dayClockAfter(off(first(), [7, 9]), turn(2, '1'), by('0'), MONDAY + HOUR);
    expect([clock.seats['0']?.away?.from, daysLeft(clock, '0')]).toEqual([MIDNIGHT + 2 * DAY, 11]);
  });

  test('when the player wants it: days that have not begun may be taken again', () => {
    expect(daysLeft(withoutHoliday(off(first(), [5, 9]), '0', MONDAY + DAY), '0')).toBe(12);
    expect(daysLeft(withoutHoliday(off(first(), [7, 9]), '0', MONDAY + DAY), '0')).toBe(14);
    const over = off(first(), [5, 6]);
    expect(withoutHoliday(over, '0', MIDNIGHT + 2 * DAY)).toBe(over);
  });

  test('by themselves, and use no reserve', () => {
    const clock = dayClockAfter(off(first(), [5, 9]), turn(2, '1'), by('0'), MIDNIGHT + 5 * DAY + DAY);
    expect(clock.seats['0']).toMatchObject({ reserve: 2 * DAY });
  });

  test('nobody gains time: two holidays move a deadline by as much as one holiday of the same days', () => {
    const one = off(first(), [6, 9]);
    const half = withoutHoliday(off(first(), [6, 9]), '0', MIDNIGHT + 3 * DAY);
    const two = off(half, [8, 9], { at: MIDNIGHT + 3 * DAY });
    expect(limitOf(two, '0')).toBe(limitOf(one, '0'));
  });
});

describe('while the bot plays', () => {
  const away = (from: number, clock = first()) => off(clock, [from, 9], { by: 'bot' });

  test('it takes the open turn at once, without counting it as missed and without using the reserve', () => {
    const clock = away(5);
    expect([clock.nextAt, dueActs(clock, MONDAY).bots]).toEqual([MONDAY, ['0']]);
    expect(withBots(clock, ['0'], MONDAY).seats['0']).toMatchObject({ bot: true, missed: 0, reserve: 2 * DAY });
  });

  test('it takes an open turn when the days off begin', () => {
    const clock = away(6);
    const begins = MIDNIGHT + DAY;
    expect([clock.nextAt, dueActs(clock, begins - 1).bots, dueActs(clock, begins).bots]).toEqual([begins, [], ['0']]);
  });

  test.each([turn(2, '0'), { ...turn(2, '0'), kind: 'aside' as const }])('it takes a later decision: %j', (pace) => {
    const clock = dayClockAfter(away(5, first({}, turn(1, '1'))), pace, by('1'), MONDAY + DAY);
    expect(clock.seats['0']?.bot).toBe(true);
    expect(dueActs(clock, MONDAY + DAY)).toMatchObject({ timeOut: false, bots: ['0'] });
  });

  test('it takes no decision after the days off', () => {
    const clock = dayClockAfter(away(5, first({}, turn(1, '1'))), turn(2, '0'), by('1'), MIDNIGHT + 5 * DAY);
    expect([clock.seats['0']?.bot, clock.seats['0']?.away]).toEqual([undefined, undefined]);
  });
});
