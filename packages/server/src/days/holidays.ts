import { USUAL_HOLIDAY } from '@lantern/protocol/holidays';
import type { Seat } from '@lantern/protocol/seat';
import type { Tempo } from '@lantern/protocol/tempo';
import { DAY } from '@lantern/protocol/timeUnits';
import type { DayClockRecord, SeatDays } from '../store/days';
import { instantOf, localTime } from './localTime';

/** Maximum time until the first day of a holiday, in days. */
const MAX_DAYS_AHEAD = 730;

/** The number of days off that a player may take in a match. */
const daysIn = ({ holiday = USUAL_HOLIDAY }: Tempo): number => holiday;

export function daysLeft({ tempo, seats }: Pick<DayClockRecord, 'tempo' | 'seats'>, seat: Seat): number {
  return Math.max(0, daysIn(tempo) - (seats[seat]?.daysOff ?? 0));
}

/** A holiday with its days, counted in the zone of the room. */
export interface DaysOff {
  away: NonNullable<SeatDays['away']>;
  days: number;
}

/**
 * A holiday from the first to the last of two days, both included; one that begins today begins now. Undefined if the
 * first day is past or too far ahead, or the last one is before it.
 * @param first in the form `2026-08-03`
 */
export function daysOffOf(
  { first, last, by }: { first: string; last: string; by: 'wait' | 'bot' },
  zone: string,
  now: number,
): DaysOff | undefined {
  const [begins, ends] = [Date.parse(first), Date.parse(last)];
  const today = Math.floor(localTime(now, zone) / DAY) * DAY;
  if (!(begins >= today && begins <= today + MAX_DAYS_AHEAD * DAY && ends >= begins)) return undefined;
  const from = begins === today ? now : instantOf(begins, zone);
  return { away: { from, to: instantOf(ends + DAY, zone), by }, days: (ends - begins) / DAY + 1 };
}

/** The time that a seat has been off since its turn began, in milliseconds, which its clock does not count. */
export function timeOff({ seats, since }: DayClockRecord, seat: Seat, now: number): number {
  const away = seats[seat]?.away;
  return away?.by === 'wait' ? Math.max(0, Math.min(now, away.to) - Math.max(away.from, since ?? away.from)) : 0;
}

/** The deadline of a seat with a holiday, before nights are counted: later by the time off that begins before it. */
export function afterTimeOff(clock: DayClockRecord, seat: Seat, limit: number): number {
  const away = clock.seats[seat]?.away;
  const begins = Math.max(away?.from ?? 0, clock.since ?? 0);
  return away && limit >= begins ? limit + timeOff(clock, seat, away.to) : limit;
}

/** Whether the bot plays for a seat on holiday. */
export function botFillsIn(days: SeatDays | undefined, now: number): boolean {
  const { away } = days ?? {};
  return away?.by === 'bot' && away.from <= now && now < away.to;
}

/** The time of a seat without a holiday that is over. */
export function withoutPast({ away, ...days }: SeatDays, now: number): SeatDays {
  return away && away.to > now ? { ...days, away } : days;
}

/**
 * The clock after the end of the current holiday of a seat: days that have not begun may be taken again. The time off
 * is added to its open turn. Does nothing without a current holiday.
 * @param now milliseconds since 1970
 */
export function returned(clock: DayClockRecord, seat: Seat, now: number): DayClockRecord {
  const { away, ...days } = clock.seats[seat] ?? { reserve: 0, missed: 0 };
  if (!away || away.from > now) return clock;
  const { zone } = clock.tempo;
  const unused = Math.max(0, Math.floor((localTime(away.to, zone) - localTime(now, zone)) / DAY));
  const seats = { ...clock.seats, [seat]: { ...days, daysOff: Math.max(0, (days.daysOff ?? 0) - unused) } };
  const isAlone = clock.kind === 'turn' && clock.owing.length === 1 && clock.owing[0] === seat;
  if (!isAlone || clock.endsAt === null) return { ...clock, seats };
  return { ...clock, seats, endsAt: clock.endsAt + timeOff(clock, seat, now), since: now };
}
