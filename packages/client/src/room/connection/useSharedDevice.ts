import type { SeatLoss } from '@lantern/protocol/roomSeats';
import { useEffect } from 'react';
import { RoomConnection } from '../../net/room/RoomConnection';
import { browserIdIn, type HeldSeat } from '../../state/roomKeys';

/**
 * Keeps all people who share this browser online in the room, whichever seat is shown, and follows the positions of
 * their seats.
 * @param moved receives a seat whose position has changed; must stay the same function, like `gone`
 * @param gone receives the key of a seat that is no longer held, and how it was lost
 */
export function useSharedDevice(
  code: string,
  held: readonly HeldSeat[],
  moved: (to: HeldSeat) => void,
  gone: (seatKey: string, lost?: SeatLoss) => void,
): void {
  const keys = held.length > 1 ? held.map(({ seatKey }) => seatKey).sort() : [];
  const all = JSON.stringify(keys);
  useEffect(() => {
    const ends = (JSON.parse(all) as string[]).map((seatKey) => {
      const link = new RoomConnection({ code, seatKey, browser: browserIdIn(code) });
      const end = link.subscribe(() => {
        const { proved, disproved } = link.get();
        if (disproved?.of === 'seat') gone(seatKey, disproved.lost);
        else if (proved) moved(proved);
      });
      link.open();
      return () => {
        end();
        link.close();
      };
    });
    return () => {
      for (const end of ends) end();
    };
  }, [code, all, moved, gone]);
}
