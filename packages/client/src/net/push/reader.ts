import { type QuietHours, USUAL_QUIET } from '@lantern/protocol/quietHours';
import { keep, recall } from '../../state/storage';

const QUIET = 'quiet';

export const quietHours = (): QuietHours => recall<QuietHours>(QUIET) ?? USUAL_QUIET;

export const keepQuietHours = (quiet: QuietHours): void => keep(QUIET, quiet);

/** The settings of this device that the server needs for its notifications. */
export const reader = (): { zone: string; quiet: QuietHours } => ({
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  quiet: quietHours(),
});
