import { USUAL_LEVEL } from '@lantern/protocol/level';
import type { SeatView } from '@lantern/protocol/roomSeats';
import type { RoomView } from '@lantern/protocol/rooms';
import { useState } from 'react';
import { useRoomSettingsStrings } from '../i18n/roomSettings/useRoomSettingsStrings';
import { Button } from '../ui/Button';
import { Sheet } from '../ui/sheet/Sheet';
import { TextField } from '../ui/TextField';
import type { RoomActs, RoomRole } from './connection/roomHandle';
import { LevelChoice } from './LevelChoice';
import { SeatActs } from './leaving/SeatActs';
import styles from './seats/Seats.module.css';

export interface SeatSheetProps {
  one: SeatView;
  handle: RoomRole & RoomActs;
  room: RoomView;
  onClose(): void;
}

/** The actions for a seat: its position, the host role, the level and name of a bot, and giving it up. */
export function SeatSheet({ one, handle, room, onClose }: SeatSheetProps) {
  const { seat: strings } = useRoomSettingsStrings();
  return (
    <Sheet title={strings.title(one.name)} onClose={onClose}>
      <div className={styles.sheet}>
        {handle.host && room.state !== 'playing' && <Places {...{ one, handle, room, onClose }} />}
        {handle.host && one.kind === 'bot' && <BotSettings {...{ one, handle, onClose }} />}
        <SeatActs {...{ one, handle, room }} onDone={onClose} />
      </div>
    </Sheet>
  );
}

/** Moves a seat to another position. */
function Places({ one, handle, room, onClose }: SeatSheetProps) {
  const { seat: strings } = useRoomSettingsStrings();
  const place = room.seats.findIndex(({ seat }) => seat === one.seat);
  const move = async (by: number) => {
    const to = room.seats[place + by];
    if (to && (await handle.act.moveSeat(one.seat, to.seat))) onClose();
  };
  return (
    <>
      <div className={styles.pair}>
        <Button icon="up" disabled={place === 0} onClick={() => move(-1)}>
          {strings.up}
        </Button>
        <Button icon="down" disabled={place === room.seats.length - 1} onClick={() => move(1)}>
          {strings.down}
        </Button>
      </div>
      <p className={styles.help}>{strings.order}</p>
    </>
  );
}

/** The level and the name of a bot. */
function BotSettings({ one, handle, onClose }: Omit<SeatSheetProps, 'room'>) {
  const { seat: strings } = useRoomSettingsStrings();
  const [name, setName] = useState(one.name);
  return (
    <>
      <LevelChoice level={one.level ?? USUAL_LEVEL} onChange={(level) => handle.act.addBot(one.seat, { level })} />
      <TextField label={strings.botName} value={name} maxLength={24} onChange={setName} />
      <Button
        disabled={name.trim() === '' || name === one.name}
        onClick={async () => (await handle.act.addBot(one.seat, { name: name.trim() })) && onClose()}
      >
        {strings.rename}
      </Button>
    </>
  );
}
