import { ABSENCE_TIMES, type Absence } from '@lantern/protocol/absence';
import type { RoomView } from '@lantern/protocol/rooms';
import { useStrings } from '../i18n/strings';
import { Choice } from '../ui/form/Choice';
import type { RoomHandle } from './connection/roomHandle';

/** How long the others wait for somebody who is away, and who plays then. */
export function AbsenceOptions({ handle, room }: { handle: RoomHandle; room: RoomView }) {
  const strings = useStrings().hosting.absence;
  const { after, by } = room.absence;
  const times = ABSENCE_TIMES.includes(after) ? ABSENCE_TIMES : [...ABSENCE_TIMES, after];
  return (
    <>
      <Choice
        inline
        label={strings.label}
        help={strings.help}
        value={String(after)}
        values={times.map((time) => ({
          value: String(time),
          label: time === null ? strings.wait : strings.after(time),
        }))}
        onChange={(value) => handle.configure({ absence: { by, after: value === 'null' ? null : Number(value) } })}
      />
      {after !== null && (
        <Choice<Absence['by']>
          inline
          label={strings.by}
          value={by}
          values={[
            { value: 'default', label: strings.default },
            { value: 'bot', label: strings.bot },
          ]}
          onChange={(value) => handle.configure({ absence: { after, by: value } })}
        />
      )}
    </>
  );
}
