import type { QuietHours } from '@lantern/protocol/quietHours';

/** Quiet hours as a column: `22-8`; `null` for the default ones. */
export const quietColumn = (quiet: QuietHours | undefined): string | null =>
  quiet ? `${quiet.begins}-${quiet.ends}` : null;

/** The quiet hours of a column, as an object to spread. */
export function quietOf(column: string | null): { quiet?: QuietHours } {
  const [begins, ends] = (column ?? '').split('-').map(Number);
  return begins === undefined || ends === undefined ? {} : { quiet: { begins, ends } };
}
