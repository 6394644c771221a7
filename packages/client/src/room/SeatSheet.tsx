import { USUAL_LEVEL } from '@lantern/protocol/level';
import type { SeatView } from '@lantern/protocol/roomSeats';
import type { RoomView } from '@lantern/protocol/rooms';
import { useState } from 'react';
import { useRoomSettingsStrings } from '../i18n/roomSettings/useRoomSettingsStrings';
import { useStrings } from '../i18n/strings';
import { Button } from '../ui/Button';
import { Sheet } from '../ui/sheet/Sheet';
import { TextField } from '../ui/TextField';
import type { RoomHandle } from './connection/roomHandle';
import { LevelChoice } from './LevelChoice';
import styles from './seats/Seats.module.css';

export interface SeatSheetProps {
  one: SeatView;
  handle: RoomHandle;
  room: RoomView;
  onClose(): void;
}

/** What the host can do with a seat: its place in the order, the host role, level and name of a bot. */
export function SeatSheet({ one, handle, room, onClose }: SeatSheetProps) {
  const { seat: strings } = useRoomSettingsStrings();
  const { makeHost } = useStrings().hosting.seat;
  const [name, setName] = useState(one.name);
  const place = room.seats.findIndex(({ seat }) => seat === one.seat);
  const move = async (by: number) => {
    const to = room.seats[place + by];
    if (to && (await handle.moveSeat(one.seat, to.seat))) onClose();
  };
  return (
    <Sheet title={strings.title(one.name)} onClose={onClose}>
      <div className={styles.sheet}>
        <div className={styles.pair}>
          <Button icon="up" disabled={place === 0} onClick={() => move(-1)}>
            {strings.up}
          </Button>
          <Button icon="down" disabled={place === room.seats.length - 1} onClick={() => move(1)}>
            {strings.down}
          </Button>
        </div>
        <p className={styles.help}>{strings.order}</p>
        {one.kind === 'person' && one.seat !== room.hostSeat && (
          <Button icon="host" onClick={async () => (await handle.passHost(one.seat)) && onClose()}>
            {makeHost(one.name)}
          </Button>
        )}
        {one.kind === 'bot' && (
          <>
            <LevelChoice level={one.level ?? USUAL_LEVEL} onChange={(level) => handle.addBot(one.seat, { level })} />
            <TextField label={strings.botName} value={name} maxLength={24} onChange={setName} />
            <Button
              disabled={name.trim() === '' || name === one.name}
              onClick={async () => (await handle.addBot(one.seat, { name: name.trim() })) && onClose()}
            >
              {strings.rename}
            </Button>
          </>
        )}
      </div>
    </Sheet>
  );
}
