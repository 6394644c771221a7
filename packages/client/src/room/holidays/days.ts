import { DAY } from '@lantern/protocol/timeUnits';
import { type Language, LOCALES } from '../../state/language';

/** The date in a time zone, in the format of a date field: `2026-08-03`. */
export function dateIn(zone: string, at: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(at);
}

/** The number of days from the first to the last, both included; not positive if the last is before the first. */
export function daysFrom(first: string, last: string): number {
  return Math.round((Date.parse(last) - Date.parse(first)) / DAY) + 1;
}

/** The date of an instant in a time zone: `Mon 3 August`. */
export function dayInWords(at: number, zone: string, language: Language): string {
  const fields = { weekday: 'short', day: 'numeric', month: 'long', timeZone: zone } as const;
  return new Intl.DateTimeFormat(LOCALES[language], fields).format(at);
}
