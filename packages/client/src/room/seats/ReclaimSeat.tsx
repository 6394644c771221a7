import { lazy, Suspense, useState } from 'react';
import { useStrings } from '../../i18n/strings';
import { Button } from '../../ui/Button';
import type { RoomHandle } from '../connection/roomHandle';

const ComeBackSheet = lazy(() =>
  import('../handOver/ReclaimSeatSheet').then((part) => ({ default: part.ReclaimSeatSheet })),
);

/** The way back to a seat for somebody who comes with another device. */
export function ReclaimSeat({ handle }: { handle: RoomHandle }) {
  const { comeBack } = useStrings().hosting;
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" icon="device" onClick={() => setOpen(true)}>
        {comeBack.open}
      </Button>
      {open && (
        <Suspense>
          <ComeBackSheet handle={handle} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
