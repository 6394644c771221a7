import type { RoomView } from '@lantern/protocol/rooms';
import { lazy, Suspense, useState } from 'react';
import { useStrings } from '../../i18n/strings';
import type { RoomActs, RoomRole } from '../../room/connection/roomHandle';
import { Button } from '../../ui/Button';
import { laterComponent } from '../../ui/laterComponent';
import { MinuteButton } from '../minute/MinuteButton';
import styles from './RoomPage.module.css';
import { RoomSettings } from './RoomSettings';
import { SessionScore } from './SessionScore';

const NotifyOffer = laterComponent(() => import('./NotifyOffer').then((part) => part.NotifyOffer));
const GameSwitch = lazy(() => import('../../room/GamePicker').then((part) => ({ default: part.GamePicker })));
const Group = laterComponent(() => import('../../room/group/Group').then((part) => part.Group));
const HooksPanel = laterComponent(() => import('../../room/hooks/HooksPanel').then((part) => part.HooksPanel));
const RoomRules = lazy(() => import('./RoomRules').then((part) => ({ default: part.RoomRules })));
const RoomOptions = lazy(() => import('./RoomOptions').then((part) => ({ default: part.RoomOptions })));

/** The panels below the invitation of a room: its game, its past matches, and its settings. */
export function RoomPanels({ handle, room }: { handle: RoomRole & RoomActs; room: RoomView }) {
  const { room: strings, createRoom, hosting } = useStrings();
  const [switching, setSwitching] = useState(false);
  const { code, seat, seatKey } = handle;
  return (
    <>
      {room.tempo && seat !== null && seatKey !== undefined && (
        <NotifyOffer key={seatKey} own={{ code, seat, seatKey }} />
      )}
      {room.tempo && <HooksPanel handle={handle} />}
      <section className={styles.panel} aria-labelledby="options">
        <h2 id="options">{strings.played}</h2>
        <Suspense fallback={<p className={styles.soft}>{createRoom.fetching}</p>}>
          <RoomOptions handle={handle} room={room} />
          <MinuteButton game={room.game} />
          <RoomRules game={room.game} options={room.options} />
          {handle.host && (
            <Button icon="next" onClick={() => setSwitching(true)}>
              {hosting.otherGame}
            </Button>
          )}
          {switching && <GameSwitch handle={handle} room={room} onClose={() => setSwitching(false)} />}
        </Suspense>
      </section>
      {room.history.length > 0 && <SessionScore room={room} />}
      {(room.group || room.history.length > 0) && <Group handle={handle} room={room} />}
      <RoomSettings handle={handle} room={room} />
    </>
  );
}
