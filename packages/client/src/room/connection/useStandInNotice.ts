import type { RoomView } from '@lantern/protocol/rooms';
import type { Seat } from '@lantern/protocol/seat';
import { useEffect, useRef } from 'react';
import { t } from '../../i18n/strings';
import { toast } from '../../ui/Toast';

/**
 * Tells returning players that a stand-in played for them. A player who has followed the room without a gap was not
 * away, even if a match began without them and a stand-in holds their seat for a moment.
 * @param isHere whether the room is being followed
 */
export function useStandInNotice(room: RoomView | undefined, seat: Seat | null, isHere: boolean): void {
  const wasAway = useRef(true);
  useEffect(() => {
    if (!isHere) wasAway.current = true;
    if (!isHere || !room) return;
    const stoodIn = room.seats.some((seatView) => seatView.seat === seat && seatView.standIn !== 'none');
    if (stoodIn && wasAway.current) toast(t().hosting.stoodIn);
    wasAway.current = false;
  }, [room, seat, isHere]);
}
