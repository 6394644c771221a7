import { language } from '../../i18n/strings';

/** Formats a time for the operator, with its date. */
export function timeOf(milliseconds: number): string {
  return new Date(milliseconds).toLocaleString(language(), { dateStyle: 'short', timeStyle: 'short' });
}
