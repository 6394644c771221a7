import type { RoomView } from '@lantern/protocol/rooms';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useStrings } from '../i18n/strings';
import type { RoomHandle } from '../room/connection/roomHandle';
import { ExtraTime } from '../room/extraTime/ExtraTime';
import { DaysOff } from '../room/holidays/DaysOff';
import { Invitation } from '../room/invitation/Invitation';
import { KeepSeat } from '../room/keepSeat/KeepSeat';
import { MailChoice } from '../room/mail/MailChoice';
import { NotifySwitch } from '../room/notify/NotifySwitch';
import { TempoVote } from '../room/tempoVote/TempoVote';
import { Button } from '../ui/Button';
import { Door } from '../ui/Door';
import { SettingsForm } from '../ui/form/SettingsForm';
import { Sheet } from '../ui/sheet/Sheet';
import { MatchActions } from './MatchActions';
import styles from './sheets.module.css';

export interface MenuSheetProps {
  handle: RoomHandle;
  room: RoomView;
  title: string;
  replayActions: ReactNode;
  /** The buttons that take back a move and give up. */
  ownActions: ReactNode;
  /** The button that opens "in one minute". */
  minute?: ReactNode;
  /** The buttons of a seat in a match over days. */
  overDays?: ReactNode;
  /** Opens the list of all people at the table. */
  onSeats(): void;
  onClose(): void;
}

/** The menu: the actions of the match, the room with its link, the settings of this device, and the exit. */
export function MenuSheet({
  handle,
  room,
  title,
  replayActions: past,
  ownActions,
  minute,
  overDays,
  onSeats,
  onClose,
}: MenuSheetProps) {
  const strings = useStrings();
  const say = strings.match.room;
  const [, go] = useLocation();
  const { seat, seatKey } = handle;
  const holiday = handle.dayClock?.holidays.find((holiday) => holiday.seat === seat);
  const own = seat !== null && seatKey ? { code: room.code, seat, seatKey } : undefined;
  return (
    <Sheet title={say.title(room.code)} onClose={onClose}>
      <div className={styles.stack}>
        <MatchActions handle={handle} room={room}>
          {ownActions}
        </MatchActions>
        {past}
        <div className={styles.actions}>
          <Button icon="person" onClick={onSeats}>
            {strings.match.people.everybody}
          </Button>
          <Door icon="share" label={strings.room.invite}>
            <Invitation code={room.code} title={title} />
          </Door>
          {overDays}
          {own && <NotifySwitch own={own} />}
          {own && room.tempo && <MailChoice own={own} />}
          {own && !room.tempo && (
            <ExtraTime own={own} value={room.seats.find(({ seat }) => seat === own.seat)?.extraTime} />
          )}
          {own && room.tempo && holiday && <DaysOff {...{ own, holiday }} zone={room.tempo.zone} />}
          {own && room.state === 'playing' && !room.paused && <TempoVote room={room} seatKey={own.seatKey} />}
          <KeepSeat handle={handle} />
          {minute}
          <Door icon="settings" label={strings.app.nav.settings}>
            <SettingsForm />
          </Door>
        </div>
        <Button icon="back" onClick={() => go('/')}>
          {handle.seat === null ? say.stopWatching : say.leave}
        </Button>
      </div>
    </Sheet>
  );
}
