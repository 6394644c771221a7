import type { RoomView } from '@lantern/protocol/rooms';
import { useEffect } from 'react';
import { t } from '../../i18n/strings';
import { type HeldKeys, showSeat } from '../../state/roomKeys';
import { toast } from '../../ui/Toast';

/**
 * Takes the requested seat once the request is granted, or says that it was declined. A view older than the request
 * says neither.
 */
export function useSeatRequest(
  room: RoomView | undefined,
  asked: HeldKeys['asked'],
  change: (to: (keys: HeldKeys) => HeldKeys) => void,
): void {
  useEffect(() => {
    if (!room || !asked || room.version < (asked.version ?? 0)) return;
    const { request, version: _, ...held } = asked;
    if (room.seatRequests.some(({ id }) => id === request)) return;
    const given = room.seats.find((seat) => seat.request === request);
    const say = t().hosting.seatRequests;
    change(({ asked: _, ...keys }) => (given ? showSeat(keys, { ...held, seat: given.seat }) : keys));
    toast(given ? say.given : say.notGiven, given ? 'news' : 'warning');
  }, [room, asked, change]);
}
