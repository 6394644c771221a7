import { ABSENCE_TIMES, type Absence } from '@lantern/protocol/absence';
import type { RoomView } from '@lantern/protocol/rooms';
import { useStrings } from '../i18n/strings';
import { Choice } from '../ui/form/Choice';
import type { RoomHandle } from './connection/useRoom';

/** How long the others wait for somebody who is away, and who plays then. */
export function AbsenceChoice({ handle, room }: { handle: RoomHandle; room: RoomView }) {
  const say = useStrings().hosting.absence;
  const { after, by } = room.absence;
  const times = ABSENCE_TIMES.includes(after) ? ABSENCE_TIMES : [...ABSENCE_TIMES, after];
  return (
    <>
      <Choice
        inline
        label={say.label}
        help={say.help}
        value={String(after)}
        values={times.map((time) => ({ value: String(time), label: time === null ? say.wait : say.after(time) }))}
        onChange={(value) => handle.configure({ absence: { by, after: value === 'null' ? null : Number(value) } })}
      />
      {after !== null && (
        <Choice<Absence['by']>
          inline
          label={say.by}
          value={by}
          values={[
            { value: 'default', label: say.default },
            { value: 'bot', label: say.bot },
          ]}
          onChange={(value) => handle.configure({ absence: { after, by: value } })}
        />
      )}
    </>
  );
}
