import type { RoomView } from '@lantern/protocol/rooms';
import { lazy, Suspense, useState } from 'react';
import { useStrings } from '../../i18n/strings';
import type { RoomHandle } from '../../room/connection/roomHandle';
import { Button } from '../../ui/Button';
import { IntroductionButton } from '../introduction/IntroductionButton';
import styles from './RoomPage.module.css';
import { RoomSettings } from './RoomSettings';
import { SessionScore } from './SessionScore';

const GameSwitch = lazy(() => import('../../room/GamePicker').then((part) => ({ default: part.GamePicker })));
const Group = lazy(() => import('../../room/group/Group').then((part) => ({ default: part.Group })));
const RoomRules = lazy(() => import('./RoomRules').then((part) => ({ default: part.RoomRules })));
const RoomOptions = lazy(() => import('./RoomOptions').then((part) => ({ default: part.RoomOptions })));

/** What stands below the invitation of a room: what is played, what was played, and the settings. */
export function RoomPanels({ handle, room }: { handle: RoomHandle; room: RoomView }) {
  const { room: strings, createRoom, hosting } = useStrings();
  const [switching, setSwitching] = useState(false);
  return (
    <>
      <section className={styles.panel} aria-labelledby="options">
        <h2 id="options">{strings.played}</h2>
        <Suspense fallback={<p className={styles.soft}>{createRoom.fetching}</p>}>
          <RoomOptions handle={handle} room={room} />
          <IntroductionButton game={room.game} />
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
      {(room.group || room.history.length > 0) && (
        <Suspense>
          <Group handle={handle} room={room} />
        </Suspense>
      )}
      <RoomSettings handle={handle} room={room} />
    </>
  );
}
