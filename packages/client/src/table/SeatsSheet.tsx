import type { CommonView } from '@lantern/games/module';
import type { RoomView, SeatView, StandIn } from '@lantern/games/protocol';
import { useState } from 'react';
import { myName } from '../app/keys';
import type { RoomHandle } from '../app/room/useRoom';
import { watching } from '../app/room/watching';
import { Button } from '../ui/Button';
import { Choice } from '../ui/Choice';
import { SeatMark } from '../ui/SeatMark';
import { Sheet } from '../ui/Sheet';
import { TextField } from '../ui/TextField';
import styles from './sheets.module.css';

export interface SeatsSheetProps {
  handle: RoomHandle;
  room: RoomView;
  view: CommonView;
  onClose(): void;
}

/** Who sits where. Watchers may take a seat nobody owns; the host decides how absent people are played. */
export function SeatsSheet({ handle, room, view, onClose }: SeatsSheetProps) {
  const [name, setName] = useState(myName);
  const over = view.result !== null;
  const open = !over && handle.seat === null && room.seats.some((one) => one.kind !== 'person');
  const asked = !over && Object.keys(view.stages).length > 0;
  return (
    <Sheet title="At the table" onClose={onClose}>
      <div className={styles.stack}>
        {open && <TextField label="Your name" value={name} maxLength={24} autoComplete="nickname" onChange={setName} />}
        <ul className={styles.people}>
          {room.seats.map((one) => (
            <li key={one.seat}>
              <SeatMark seat={one.seat} size={30} />
              <div>
                <b>{one.name || 'Free'}</b>
                <span className={styles.soft}>{presence(one, handle)}</span>
              </div>
              {open && one.kind !== 'person' && (
                <Button
                  disabled={name.trim() === ''}
                  onClick={async () => (await handle.sit(one.seat, name)) && onClose()}
                >
                  Take this seat
                </Button>
              )}
              {handle.host && !over && one.kind === 'person' && one.seat !== handle.seat && (
                <StandInChoice one={one} handle={handle} />
              )}
            </li>
          ))}
        </ul>
        <p className={styles.soft}>{watching(room.watchers)}</p>
        {handle.host && asked && !handle.clock && (
          <div className={styles.hostly}>
            <p className={styles.soft}>
              No clock runs. If somebody does not come back, the table can go on without them.
            </p>
            <Button onClick={() => handle.timeOut(view.decisionId)}>
              Make the default move for those who are awaited
            </Button>
          </div>
        )}
      </div>
    </Sheet>
  );
}

function presence(one: SeatView, { seat }: RoomHandle): string {
  if (one.kind === 'empty') return 'Nobody sits here';
  if (one.kind === 'bot') return 'Played by the server';
  const here = one.seat === seat ? 'You' : one.here ? 'Here' : 'Away';
  const played = { none: '', default: ', default moves while away', bot: ', played by a bot while away' }[one.standIn];
  return here + played;
}

function StandInChoice({ one, handle }: { one: SeatView; handle: RoomHandle }) {
  return (
    <div className={styles.standIn}>
      <Choice<StandIn>
        inline
        label={`While ${one.name} is away`}
        value={one.standIn}
        values={[
          { value: 'none', label: 'Wait' },
          { value: 'default', label: 'Default moves' },
          { value: 'bot', label: 'A bot plays' },
        ]}
        onChange={(standIn) => handle.setStandIn(one.seat, standIn)}
      />
    </div>
  );
}
