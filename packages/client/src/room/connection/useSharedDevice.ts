import { useEffect } from 'react';
import { RoomConnection } from '../../net/room/RoomConnection';
import type { HeldSeat } from '../../state/roomKeys';

/**
 * While several people share this browser: keeps every one of them present in the room, whosever seat is shown, and
 * hears where each of them sits now.
 *
 * @param moved told who sits on another seat than before; must stay the same function, like `gone`
 * @param gone told the key of a seat that is no longer held
 */
export function useSharedDevice(
  code: string,
  held: readonly HeldSeat[],
  moved: (to: HeldSeat) => void,
  gone: (seatKey: string) => void,
): void {
  const keys = held.length > 1 ? held.map(({ seatKey }) => seatKey).sort() : [];
  const all = JSON.stringify(keys);
  useEffect(() => {
    const ends = (JSON.parse(all) as string[]).map((seatKey) => {
      const link = new RoomConnection({ code, seatKey });
      const end = link.subscribe(() => {
        const { proved, disproved } = link.get();
        if (disproved) gone(seatKey);
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
