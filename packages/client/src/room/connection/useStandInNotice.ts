import type { RoomView } from '@lantern/protocol/rooms';
import type { Seat } from '@lantern/protocol/seat';
import { useEffect } from 'react';
import { t } from '../../i18n/strings';
import { toast } from '../../ui/Toast';

/** Tells those who come back that they were played for. They play again as soon as the server knows of them. */
export function useStandInNotice(room: RoomView | undefined, seat: Seat | null): void {
  const stoodIn = room?.seats.some((one) => one.seat === seat && one.standIn !== 'none');
  useEffect(() => {
    if (stoodIn) toast(t().hosting.stoodIn);
  }, [stoodIn]);
}
