import type { ExtraTime } from '@lantern/protocol/extraTime';
import { useExtraTimeStrings } from '../../i18n/extraTime/useExtraTimeStrings';

/** Says how much more time a person has. */
export function ExtraTimeNote({ time }: { time: ExtraTime }) {
  return useExtraTimeStrings().notes[time];
}
