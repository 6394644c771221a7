import type { RoomView } from '@lantern/protocol/rooms';
import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'wouter';
import { useStrings } from '../i18n/strings';
import type { RoomHandle } from '../room/connection/roomHandle';
import { Invitation } from '../room/invitation/Invitation';
import { Button } from '../ui/Button';
import { SettingsForm } from '../ui/form/SettingsForm';
import { Sheet } from '../ui/sheet/Sheet';
import { MatchActions } from './MatchActions';
import styles from './sheets.module.css';

const NotifySwitch = lazy(() => import('../room/notify/NotifySwitch').then((part) => ({ default: part.NotifySwitch })));
const KeepSeat = lazy(() => import('../room/keepSeat/KeepSeat').then((part) => ({ default: part.KeepSeat })));

export interface MenuSheetProps {
  handle: RoomHandle;
  room: RoomView;
  title: string;
  /** What can be done with the past of the match. */
  replayActions: ReactNode;
  /** The ways to take a move back and to give up. */
  ownActions: ReactNode;
  /** Opens the list of everybody at the table. */
  onSeats(): void;
  onClose(): void;
}

/** The room around the table: its link, the settings of this device, and the way out. */
export function MenuSheet({
  handle,
  room,
  title,
  replayActions: past,
  ownActions: own,
  onSeats,
  onClose,
}: MenuSheetProps) {
  const strings = useStrings();
  const say = strings.match.room;
  const [, go] = useLocation();
  return (
    <Sheet title={say.title(room.code)} onClose={onClose}>
      <div className={styles.stack}>
        <section aria-label={strings.room.invite}>
          <Invitation code={room.code} title={title} />
        </section>
        <Button onClick={onSeats}>{strings.match.people.everybody}</Button>
        <MatchActions handle={handle} room={room}>
          {own}
        </MatchActions>
        {past}
        <Suspense>
          {handle.seat !== null && handle.seatKey && (
            <NotifySwitch own={{ code: room.code, seat: handle.seat, seatKey: handle.seatKey }} />
          )}
          <KeepSeat handle={handle} />
        </Suspense>
        <SettingsForm />
        <Button icon="back" onClick={() => go('/')}>
          {handle.seat === null ? say.stopWatching : say.leave}
        </Button>
      </div>
    </Sheet>
  );
}
