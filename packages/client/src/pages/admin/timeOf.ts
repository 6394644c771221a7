import { language } from '../../i18n/strings';

/** A point in time as the operator reads it, with its date. */
export function timeOf(milliseconds: number): string {
  return new Date(milliseconds).toLocaleString(language(), { dateStyle: 'short', timeStyle: 'short' });
}
