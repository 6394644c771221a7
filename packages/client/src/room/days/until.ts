import { DAY, HOUR, MINUTE } from '@lantern/protocol/timeUnits';
import type { DaysStrings } from '../../i18n/days/en';
import { type Language, LOCALES } from '../../state/language';

/** Deadlines within this time are shown in minutes. */
const SOON_MS = 2 * HOUR;

/**
 * Returns an instant in words, in the time zone of this device: `Thu 18:00`, or `9 Jan 18:00` if the day of the week
 * would be ambiguous.
 */
export function dayAndTime(at: number, now: number, language: Language): string {
  const far = at - now > 6 * DAY || at < now - DAY;
  const day = far ? ({ day: 'numeric', month: 'short' } as const) : ({ weekday: 'short' } as const);
  const format = (fields: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(LOCALES[language], fields).format(at);
  return `${format(day)} ${format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}`;
}

/** Returns a deadline in words: an instant, minutes shortly before, or that it has passed. */
export function deadlineInWords(until: number, now: number, language: Language, strings: DaysStrings): string {
  if (now >= until) return strings.overdueNow;
  if (until - now < SOON_MS) return strings.left(Math.ceil((until - now) / MINUTE));
  return strings.until(dayAndTime(until, now, language));
}
