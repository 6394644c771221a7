import type { Tempo } from '@lantern/protocol/tempo';
import { DAY, HOUR, MINUTE } from '@lantern/protocol/timeUnits';
import { daysLater, instantOf, localTime } from './localTime';

/** Hours of the night, in which no deadline lies: from `begins` until before `ends`. */
const NIGHT = { begins: 21, ends: 10 };

/** Spread of the deadlines postponed by a night. */
const SPREAD_MINUTES = 30;

/** The time for an aside, in hours: this part of the turn, within the limits. */
const ASIDE = { part: 1 / 3, shortest: 8, longest: 48 };

type Zoned = Pick<Tempo, 'zone' | 'weekends' | 'nights'>;

const midnight = (local: number) => Math.floor(local / DAY) * DAY;
const isWeekend = (local: number) => [0, 6].includes(new Date(local).getUTCDay());

/** The end of the time of a turn; `null` without a limit. Times in milliseconds since 1970. */
export function turnEnds(begins: number, tempo: Tempo): number | null {
  if (tempo.turn === 'none') return null;
  const { zone } = tempo;
  if (tempo.weekends === 'count') return daysLater(begins, tempo.turn, zone);
  let local = localTime(begins, zone);
  while (isWeekend(local)) local = midnight(local) + DAY;
  for (let days = 0; days < tempo.turn; ) {
    local += DAY;
    if (!isWeekend(local)) days++;
  }
  return instantOf(local, zone);
}

/** The end of the time of an aside; `null` without a limit. */
export function asideEnds(begins: number, { turn }: Tempo): number | null {
  if (turn === 'none') return null;
  const hours = Math.min(ASIDE.longest, Math.max(ASIDE.shortest, turn * 24 * ASIDE.part));
  return begins + hours * HOUR;
}

/**
 * The deadline for the end of a time: the next full hour, or the morning after it if that is at night or on a free
 * weekend.
 */
export function deadlineAt(ends: number, { zone, weekends, nights }: Zoned): number {
  let local = Math.ceil(localTime(ends, zone) / HOUR) * HOUR;
  const morning = NIGHT.ends * HOUR + (Math.floor(ends / MINUTE) % SPREAD_MINUTES) * MINUTE;
  const hour = new Date(local).getUTCHours();
  const isNight = nights && (hour >= NIGHT.begins || hour < NIGHT.ends);
  if (isNight) local = midnight(local) + (hour >= NIGHT.begins ? DAY : 0) + morning;
  while (weekends === 'off' && isWeekend(local)) local = midnight(local) + DAY + (nights ? morning : 0);
  return Math.max(ends, instantOf(local, zone));
}
