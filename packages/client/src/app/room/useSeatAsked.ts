import type { RoomView } from '@lantern/games/protocol';
import { useEffect } from 'react';
import { toast } from '../../ui/Toast';
import { words } from '../../words/words';
import { type HeldKeys, showSeat } from '../keys';

/** Sits whoever has asked for a seat down on it once it is given, or says that it is not. */
export function useSeatAsked(
  room: RoomView | undefined,
  asked: HeldKeys['asked'],
  change: (to: (keys: HeldKeys) => HeldKeys) => void,
): void {
  useEffect(() => {
    if (!room || !asked || room.seatRequests.some(({ id }) => id === asked.request)) return;
    const { request, ...held } = asked;
    const given = room.seats.some((one) => one.request === request);
    const say = words().hosting.seatRequests;
    change(({ asked: _, ...keys }) => (given ? showSeat(keys, held) : keys));
    toast(given ? say.given : say.notGiven, given ? undefined : 'refusal');
  }, [room, asked, change]);
}
