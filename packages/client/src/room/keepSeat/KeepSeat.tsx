import { useState } from 'react';
import { useDeviceStrings } from '../../i18n/device/useDeviceStrings';
import { forgetsAfterAWeek } from '../../state/device';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import type { RoomHandle } from '../connection/roomHandle';
import styles from './KeepSeat.module.css';
import { KeepSeatSheet } from './KeepSeatSheet';

/** Where the browser will forget the seat: says so in time, and how it is kept. */
export function KeepSeat({ handle: { code, seat, seatKey } }: { handle: RoomHandle }) {
  const { keep } = useDeviceStrings();
  const [open, setOpen] = useState(false);
  if (seat === null || seatKey === undefined || !forgetsAfterAWeek()) return null;
  return (
    <div className={styles.notice}>
      <p>
        <Icon name="warning" />
        {keep.warning}
      </p>
      <Button onClick={() => setOpen(true)}>{keep.open}</Button>
      {open && <KeepSeatSheet code={code} own={{ seat, seatKey }} onClose={() => setOpen(false)} />}
    </div>
  );
}
