import type { Seat } from '@lantern/protocol/seat';
import { DAY } from '@lantern/protocol/timeUnits';
import type { DayClockRecord } from '../store/days';

/** The time without a move after which a player may be nudged: a day, or half of a turn of one day. */
const waitOf = ({ tempo: { turn } }: DayClockRecord): number => (turn === 1 ? DAY / 2 : DAY);

/** The time between two nudges of one seat, in milliseconds. */
const BETWEEN = DAY;

/** When a seat that has not moved for long may be nudged, unless it is on holiday; `null` if it owes no turn. */
export function awaitedLongFrom(clock: DayClockRecord, seat: Seat): number | null {
  const { kind, owing, seats, movedAt } = clock;
  if (kind !== 'turn' || !owing.includes(seat) || seats[seat]?.bot || movedAt === undefined) return null;
  const from = movedAt + waitOf(clock);
  const away = seats[seat]?.away;
  return away && away.from <= from ? Math.max(from, away.to) : from;
}

/** When a seat may be nudged, at most once a day; `null` if it owes no turn. */
export function nudgeFrom(clock: DayClockRecord, seat: Seat): number | null {
  const from = awaitedLongFrom(clock, seat);
  const nudgedAt = clock.seats[seat]?.nudgedAt;
  return from === null || nudgedAt === undefined ? from : Math.max(from, nudgedAt + BETWEEN);
}

export function withNudge(clock: DayClockRecord, seat: Seat, now: number): DayClockRecord {
  const days = clock.seats[seat] ?? { reserve: 0, missed: 0 };
  return { ...clock, seats: { ...clock.seats, [seat]: { ...days, nudgedAt: now } } };
}
