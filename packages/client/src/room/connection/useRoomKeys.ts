import type { SeatLoss } from '@lantern/protocol/roomSeats';
import { useCallback, useEffect, useState } from 'react';
import { dropSeat, type HeldKeys, type HeldSeat, keepKeys, keysOf, listenToKeys, moveSeat } from '../../state/roomKeys';
import { notice } from '../leaving/laterNotices';

/** The keys of a room in this page and in its storage. */
export interface RoomKeyStore {
  keys: HeldKeys;
  change(to: (keys: HeldKeys) => HeldKeys): void;
  /** Updates the position of a held seat. */
  moved(to: HeldSeat): void;
  /** Drops a key that is no longer valid. @param lost how the seat was lost, if the server knows it */
  gone(seatKey: string, lost?: SeatLoss): void;
}

/**
 * Returns the keys of a room and follows changes by other pages of this browser. The functions stay the same as long as
 * the room does.
 */
export function useRoomKeys(code: string): RoomKeyStore {
  const [keys, setKeys] = useState<HeldKeys>(() => keysOf(code));
  useEffect(() => listenToKeys(code, () => setKeys(keysOf(code))), [code]);
  const change = useCallback(
    (to: (keys: HeldKeys) => HeldKeys) => {
      const next = to(keysOf(code));
      keepKeys(code, next);
      setKeys(next);
    },
    [code],
  );
  const heldBy = useCallback((key: string) => keysOf(code).seats.find((seat) => seat.seatKey === key), [code]);
  const moved = useCallback(
    (to: HeldSeat) => {
      const known = heldBy(to.seatKey);
      if (known && known.seat !== to.seat) change((all) => moveSeat(all, to));
    },
    [change, heldBy],
  );
  const gone = useCallback(
    (key: string, lost?: SeatLoss) => {
      if (!heldBy(key)) return;
      change((all) => dropSeat(all, key));
      notice(({ tellLoss }) => tellLoss(lost));
    },
    [change, heldBy],
  );
  return { keys, change, moved, gone };
}

export const withoutHost = ({ hostKey: _, ...rest }: HeldKeys): HeldKeys => rest;
