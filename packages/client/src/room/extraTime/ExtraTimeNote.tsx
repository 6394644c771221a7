import type { ExtraTime } from '@lantern/protocol/extraTime';
import { useExtraTimeStrings } from '../../i18n/extraTime/useExtraTimeStrings';

/** Shows a person's extra time. */
export function ExtraTimeNote({ time }: { time: ExtraTime }) {
  return useExtraTimeStrings().notes[time];
}
