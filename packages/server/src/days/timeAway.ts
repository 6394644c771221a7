import { DAY, HOUR, MINUTE } from '@lantern/protocol/timeUnits';

/** Delay of a beat after which the servers count as down. */
const LATE_BEAT_MS = 60_000;

/**
 * Minimum length of an outage that extends deadlines by its length, in milliseconds; after a shorter one they are only
 * postponed.
 */
const OUTAGE_MS = 15 * MINUTE;

/** Maximum plausible outage, in milliseconds; beyond it the system clock must be wrong. */
const LONGEST_OUTAGE = 30 * DAY;

/**
 * How deadlines change after a time in which no server ran: by how many milliseconds they are extended, and the
 * earliest time at which one may pass. `unsound` if the system clock must be wrong.
 * @param before time of the last stored beat
 * @param idle whether no clock has run in the meantime
 */
export function timeAway(
  now: number,
  before: number | null,
  idle: boolean,
): { shift: number; notBefore: number } | 'unsound' {
  const away = before === null ? 0 : now - before;
  if (away < -LATE_BEAT_MS) return 'unsound';
  if (idle || away <= LATE_BEAT_MS) return { shift: 0, notBefore: 0 };
  if (away > LONGEST_OUTAGE) return 'unsound';
  return { shift: away < OUTAGE_MS ? 0 : Math.ceil(away / HOUR) * HOUR, notBefore: now + OUTAGE_MS };
}
