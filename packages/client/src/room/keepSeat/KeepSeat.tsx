import { useState } from 'react';
import { useDeviceStrings } from '../../i18n/device/useDeviceStrings';
import { forgetsAfterAWeek } from '../../state/device';
import { keysOutlivePage } from '../../state/roomKeys';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import type { RoomRole } from '../connection/roomHandle';
import styles from './KeepSeat.module.css';
import { KeepSeatSheet } from './KeepSeatSheet';

/** Warns that the browser will delete the key of the seat, or cannot store it, and says what helps. */
export function KeepSeat({ handle: { code, seat, seatKey } }: { handle: RoomRole }) {
  const { keep } = useDeviceStrings();
  const [open, setOpen] = useState(false);
  const kept = keysOutlivePage(code);
  if (seat === null || seatKey === undefined || (kept && !forgetsAfterAWeek())) return null;
  return (
    <div className={styles.notice}>
      <p>
        <Icon name="warning" />
        {kept ? keep.warning : keep.unkept}
      </p>
      <Button onClick={() => setOpen(true)}>{keep.open}</Button>
      {open && <KeepSeatSheet code={code} own={{ seat, seatKey }} onClose={() => setOpen(false)} />}
    </div>
  );
}
