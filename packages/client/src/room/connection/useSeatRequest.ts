import type { RoomView } from '@lantern/protocol/rooms';
import { useEffect } from 'react';
import { t } from '../../i18n/strings';
import { type HeldKeys, showSeat } from '../../state/roomKeys';
import { toast } from '../../ui/Toast';

/** Sits whoever has asked for a seat down on it once it is given, or says that it is not. */
export function useSeatRequest(
  room: RoomView | undefined,
  asked: HeldKeys['asked'],
  change: (to: (keys: HeldKeys) => HeldKeys) => void,
): void {
  useEffect(() => {
    if (!room || !asked || room.seatRequests.some(({ id }) => id === asked.request)) return;
    const { request, ...held } = asked;
    const given = room.seats.some((one) => one.request === request);
    const say = t().hosting.seatRequests;
    change(({ asked: _, ...keys }) => (given ? showSeat(keys, held) : keys));
    toast(given ? say.given : say.notGiven, given ? undefined : 'refusal');
  }, [room, asked, change]);
}
