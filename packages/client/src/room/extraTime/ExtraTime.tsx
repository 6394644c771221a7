import { EXTRA_TIMES, type ExtraTime as Time } from '@lantern/protocol/extraTime';
import { useExtraTimeStrings } from '../../i18n/extraTime/useExtraTimeStrings';
import { call } from '../../net/api/call';
import type { OwnSeat } from '../../state/pushWishes';
import { Door } from '../../ui/Door';
import { Choice } from '../../ui/form/Choice';
import { attempt } from '../connection/attempt';

export interface ExtraTimeProps {
  own: OwnSeat;
  /** Absent for the default time. */
  value: Time | undefined;
}

/** The reader's extra time for decisions in this room. */
export function ExtraTime({ own, value }: ExtraTimeProps) {
  const say = useExtraTimeStrings();
  const change = (time: Time | 'usual') =>
    void attempt(() => call('POST /api/rooms/:code/seats/:seat/extra-time', { ...own, key: own.seatKey }, { time }));
  return (
    <Door icon="past" label={say.label}>
      <Choice
        inline
        label={say.label}
        help={say.help}
        value={value ?? 'usual'}
        values={(['usual', ...EXTRA_TIMES] as const).map((one) => ({ value: one, label: say.values[one] }))}
        onChange={change}
      />
    </Door>
  );
}
