import { ABSENCE_TIMES, type Absence } from '@lantern/protocol/absence';
import { USUAL_LEVEL } from '@lantern/protocol/level';
import type { RoomView } from '@lantern/protocol/rooms';
import { useRoomSettingsStrings } from '../i18n/roomSettings/useRoomSettingsStrings';
import { Choice } from '../ui/form/Choice';
import { laterComponent } from '../ui/laterComponent';
import type { RoomActs } from './connection/roomHandle';

const LevelChoice = laterComponent(() => import('./LevelChoice').then((part) => part.LevelChoice));

/** The settings for absent players: how long the others wait, and which stand-in plays then. */
export function AbsenceOptions({ handle, room }: { handle: RoomActs; room: RoomView }) {
  const { absence: strings } = useRoomSettingsStrings();
  const { absence } = room;
  const { after, by } = absence;
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
        onChange={(value) =>
          handle.act.configure({ absence: { ...absence, after: value === 'null' ? null : Number(value) } })
        }
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
          onChange={(value) => handle.act.configure({ absence: { ...absence, by: value } })}
        />
      )}
      {after !== null && by === 'bot' && (
        <LevelChoice
          level={absence.level ?? USUAL_LEVEL}
          onChange={(level) => handle.act.configure({ absence: { ...absence, level } })}
        />
      )}
    </>
  );
}
