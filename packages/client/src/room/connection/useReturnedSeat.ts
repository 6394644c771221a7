import { useEffect } from 'react';
import type { RoomSnapshot } from '../../net/room/RoomConnection';
import { showSeat } from '../../state/roomKeys';
import { notice } from '../leaving/laterNotices';
import type { RoomKeyStore } from './useRoomKeys';

/** Holds a seat again when its key is valid again because its loss was undone. */
export function useReturnedSeat({ keys, change }: RoomKeyStore, { proved }: RoomSnapshot): void {
  const returned = keys.former?.find(({ seatKey }) => seatKey === proved?.seatKey);
  const seat = proved?.seat;
  useEffect(() => {
    if (!returned || seat === undefined) return;
    change((known) => showSeat(known, { ...returned, seat }));
    notice(({ tellReturned }) => tellReturned());
  }, [change, returned, seat]);
}
