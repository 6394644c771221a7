import { useState } from 'react';
import { useStrings } from '../../i18n/strings';
import { Button } from '../../ui/Button';
import { laterComponent } from '../../ui/laterComponent';
import type { RoomActs } from '../connection/roomHandle';

const ComeBackSheet = laterComponent(() =>
  import('../handOver/ReclaimSeatSheet').then((part) => part.ReclaimSeatSheet),
);

/** Moves a seat here for a player who comes with another device. */
export function ReclaimSeat({ handle }: { handle: RoomActs }) {
  const { comeBack } = useStrings().hosting;
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" icon="device" onClick={() => setOpen(true)}>
        {comeBack.open}
      </Button>
      {open && <ComeBackSheet handle={handle} onClose={() => setOpen(false)} />}
    </>
  );
}
