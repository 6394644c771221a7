import { PACES, type Pace } from '@lantern/protocol/pace';
import type { RoomView } from '@lantern/protocol/rooms';
import { useState } from 'react';
import { useRoomSettingsStrings } from '../../i18n/roomSettings/useRoomSettingsStrings';
import { useStrings } from '../../i18n/strings';
import { AbsenceOptions } from '../../room/AbsenceOptions';
import type { RoomActs, RoomRole } from '../../room/connection/roomHandle';
import { HandOverSheet } from '../../room/handOver/HandOverSheet';
import { Button } from '../../ui/Button';
import { Choice } from '../../ui/form/Choice';
import { Switch } from '../../ui/form/Switch';
import { laterComponent } from '../../ui/laterComponent';
import styles from './RoomPage.module.css';

const TempoSettings = laterComponent(() => import('../../room/days/TempoSettings').then((part) => part.TempoSettings));
const DeleteRoom = laterComponent(() => import('../../room/deleteRoom/DeleteRoom').then((part) => part.DeleteRoom));
const TempoInWords = laterComponent(() => import('../../room/days/TempoSettings').then((part) => part.TempoInWords));

/** The settings of the room: who may enter, and how absences are handled. Only the host can change them. */
export function RoomSettings({ handle, room }: { handle: RoomRole & RoomActs; room: RoomView }) {
  const { handOver } = useStrings().hosting;
  const { room: strings } = useRoomSettingsStrings();
  const [moving, setMoving] = useState(false);
  return (
    <section className={styles.panel} aria-labelledby="room">
      <h2 id="room">{strings.title}</h2>
      {handle.host ? <HostSettings handle={handle} room={room} /> : <InWords room={room} />}
      {handle.seat !== null && (
        <Button icon="device" onClick={() => setMoving(true)}>
          {handOver.open}
        </Button>
      )}
      {handle.host && <DeleteRoom handle={handle} />}
      {moving && <HandOverSheet handle={handle} onClose={() => setMoving(false)} />}
    </section>
  );
}

function HostSettings({ handle, room }: { handle: RoomRole & RoomActs; room: RoomView }) {
  const { room: strings } = useRoomSettingsStrings();
  return (
    <>
      <Switch
        label={strings.locked}
        help={strings.lockedHelp}
        checked={room.locked}
        onChange={(locked) => handle.act.configure({ locked })}
      />
      <Switch
        label={strings.listed}
        help={strings.listedHelp}
        checked={room.listed}
        onChange={(listed) => handle.act.configure({ listed })}
      />
      <Switch
        label={strings.reveals}
        help={strings.revealsHelp}
        checked={room.reveals}
        onChange={(reveals) => handle.act.configure({ reveals })}
      />
      <Switch
        label={strings.hints}
        help={strings.hintsHelp}
        checked={room.hints}
        onChange={(hints) => handle.act.configure({ hints })}
      />
      <Choice<Pace>
        inline
        label={strings.pace}
        help={strings.paceHelp}
        value={room.pace}
        values={PACES.map((value) => ({ value, label: strings.paces[value] }))}
        onChange={(pace) => handle.act.configure({ pace })}
      />
      <TempoSettings handle={handle} room={room} />
      {!room.tempo && <AbsenceOptions handle={handle} room={room} />}
    </>
  );
}

function InWords({ room }: { room: RoomView }) {
  const { room: strings, absence } = useRoomSettingsStrings();
  const { after, by } = room.absence;
  return (
    <ul className={styles.soft}>
      <li>{room.locked ? strings.isLocked : strings.isOpen}</li>
      <li>{room.listed ? strings.isListed : strings.isPrivate}</li>
      <li>{room.reveals ? strings.isRevealed : strings.isWithheld}</li>
      {room.hints && <li>{strings.isHinted}</li>}
      {room.pace !== 'normal' && <li>{strings.isPaced(room.pace)}</li>}
      {room.tempo ? (
        <TempoInWords tempo={room.tempo} />
      ) : (
        <li>{after === null ? absence.waits : absence.plays(after, by)}</li>
      )}
    </ul>
  );
}
